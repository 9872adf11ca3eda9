package quay

class Plank {
    inner class Spot internal constructor(private val line: Int, private val place: Int) {
        override fun equals(other: Any?): Boolean {
            if (other == null) return false
            other as Spot
            return place == other.«place→quay.Plank.Spot.place, receiver»
        }
    }
}

class Keyed(private val keyOf: (String) -> String = Source.keyOf("a")) : Source {
    fun key(text: String) = «keyOf→quay.Keyed.keyOf, scope»(text)
}

interface Source {
    companion object {
        fun keyOf(text: String): (String) -> String = { it }
    }
}

class Event(val at: Int) : Comparable<Event> {
    override fun compareTo(other: Event): Int = 1
}

fun sorted(events: MutableList<Event>) {
    events.sortWith { a, b -> a.«compareTo→quay.Event.compareTo, receiver»(b) }
}
