package harbor

/** What a ship carries. */
data class Manifest(val ship: String, val crates: List<Crate>) {
    val totalWeight: Int
        get() = crates.sumOf { it.weight }

    fun heaviest(): Crate? = crates.maxByOrNull { it.weight }
}

data class Crate(val label: String, val weight: Int)
