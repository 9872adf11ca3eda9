package clock

import other.library.Gear
import other.library.made

private fun Gear.turned(): Long = 1
private fun Long.asText(): String = ""
private fun String.asText(): String = ""

fun test(): Long {
    "a".«isWhole→clock.isWhole@ClockJvm.kt, receiver»
    made().next.«turned→clock.turned, unique_name»()
    made().next.«asText→clock.asText($Long) or clock.asText($String), name»()
    made().next.«stopped→outside»()
    return «now→clock.now@ClockJvm.kt, import»()
}
