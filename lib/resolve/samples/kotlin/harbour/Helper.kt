package harbour
fun helper() = Tanker::«load→harbour.Tanker.load, receiver»
