package whole

fun made() {
    deep.sea.crates.«Pod→deep.sea.crates.Pod, receiver»(2).«keel→deep.sea.crates.Pod.keel, receiver»
    val pod = deep.sea.crates.«Pod→deep.sea.crates.Pod, receiver»(2)
    pod.«keel→deep.sea.crates.Pod.keel, receiver»
}
val pods = listOf(
    deep.sea.crates.«Pod→deep.sea.crates.Pod, receiver»(2),
    deep.sea.crates.«Pod→deep.sea.crates.Pod, receiver»(3),
)
