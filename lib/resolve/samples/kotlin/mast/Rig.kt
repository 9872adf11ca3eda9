package rig

import mast.*

object Jib : Sail("jib") { val size: Int = 1 }
abstract class Base {
    open class Main(alias: String?) : Sail("main") { companion object : Main(null) }
}
class Test : Base() {
    fun use() {
        Main.«hoist→mast.Sail.hoist, receiver»(1)
        Jib.«hoist→mast.Sail.hoist, receiver»(2)
        Main(null).«hoist→mast.Sail.hoist, receiver»(3)
    }
}
