package quay.imported.second

class Chain { val links = 1 }
fun Chain.tied(): Chain = this
