// Apple's UIKit re-exports Foundation: a file that imports UIKit needs no other import.
@_exported import Foundation
