package pier

class Outer {
    fun go() {}
    inner class Inner { fun go() { this@Outer.«go→pier.Outer.go, receiver»() } }
}
