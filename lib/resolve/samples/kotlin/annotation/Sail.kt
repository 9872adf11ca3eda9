package annotation

annotation class Sail(val name: String)
