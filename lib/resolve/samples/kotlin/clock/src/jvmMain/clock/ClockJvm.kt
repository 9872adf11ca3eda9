package clock

actual fun now(): Long = 1
actual val String.isWhole: Boolean get() = true
