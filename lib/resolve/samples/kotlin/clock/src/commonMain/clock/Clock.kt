package clock

expect fun now(): Long
expect val String.isWhole: Boolean
