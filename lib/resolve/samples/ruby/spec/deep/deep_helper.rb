require File.dirname(__FILE__) + "/../../lib/quay"
include Quay
include Ropes

def knotted(rope) = rope
