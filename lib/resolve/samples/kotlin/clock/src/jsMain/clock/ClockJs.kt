package clock

actual fun now(): Long = 2
actual val String.isWhole: Boolean get() = true

fun late(): Long = «now→clock.now@ClockJs.kt, scope»()
