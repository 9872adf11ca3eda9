package mast

open class Sail(name: String) { fun hoist(times: Int): String = "up" }
