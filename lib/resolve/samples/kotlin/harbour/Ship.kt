package harbour

import harbour.cargo.Box
import harbour.cargo.weigh
import harbour.cargo.*

interface Floating { val draft: Double; fun dock(pier: Pier): Boolean }

data class Captain(val name: String, var rank: Int = 1) {
    companion object {
        const val NOBODY = "none"
        fun unknown() = Captain(«NOBODY→harbour.Captain.Companion.NOBODY, scope»)
    }
}

open class Ship(val captain: Captain, private val hold: MutableList<Box>) : Floating {
    override val draft: Double get() = hold.sumOf { it.«weight→harbour.cargo.Box.weight, receiver» }
    lateinit var pier: Pier
    override fun dock(pier: Pier): Boolean { this.«pier→harbour.Ship.pier, receiver» = pier; return «pier→local».«isFree→harbour.Pier.isFree, receiver»() }
    /** Takes a box on board. */
    open fun load(box: Box): Ship = apply { «hold→harbour.Ship.hold, receiver».«add→outside»(box) }
    fun heaviest(): Box? = hold.maxByOrNull { box -> box.«weight→harbour.cargo.Box.weight, receiver» }
    operator fun get(i: Int): Box = hold[i]
}

class Tanker(captain: Captain) : Ship(captain, mutableListOf()) {
    override fun load(box: Box): Ship { super.«load→harbour.Ship.load, receiver»(box); return this }
    val boxes by lazy { listOf<Box>() }
}

class Pier { fun isFree() = true; var ship: Ship? = null }

object Registry : Floating by Ship(Captain.unknown(), mutableListOf()) {
    val ships = HashMap<String, Ship>()
    fun find(name: String): Ship? = ships[name]
}
