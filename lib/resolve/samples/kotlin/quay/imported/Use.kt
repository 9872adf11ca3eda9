package quay.imported

import quay.imported.first.Rope
import quay.imported.first.tied
import quay.imported.second.Chain
import quay.imported.second.tied

fun Rope.own(): Int = «tied→quay.imported.first.tied, import»().«length→quay.imported.first.Rope.length, receiver»
fun Chain.own(): Int = «tied→quay.imported.second.tied, import»().«links→quay.imported.second.Chain.links, receiver»
fun both(rope: Rope, chain: Chain): Int = rope.«tied→quay.imported.first.tied, receiver»().length + chain.«tied→quay.imported.second.tied, receiver»().links
