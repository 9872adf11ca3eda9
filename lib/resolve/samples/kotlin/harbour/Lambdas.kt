package harbour

import java.util.function.Consumer

class Sluice(val gate: Gate) {
    private val keeper by lazy { gate.keeper }
    private val opened: (Gate) -> Unit = { each -> each.«open→harbour.Gate.open, receiver»() }
    val closed: (Gate) -> Unit = { it.«close→harbour.Gate.close, receiver»() }

    private fun closing(depth: Int): (Gate) -> Unit = { each ->
        each.«close→harbour.Gate.close, receiver»()
    }

    fun both(first: Consumer<Gate>?, second: (Keeper) -> Unit) {}

    fun work() {
        keeper.«wake→harbour.Keeper.wake, receiver»()
        both({ it.«open→harbour.Gate.open, receiver»() }, { it.«wake→harbour.Keeper.wake, receiver»() })
        both({ it.«close→harbour.Gate.close, receiver»() }) { keeper -> keeper.«wake→harbour.Keeper.wake, receiver»() }
    }
}

class Gate(val keeper: Keeper) {
    fun open() {}
    fun close() {}
}

class Keeper {
    fun wake() {}
}
