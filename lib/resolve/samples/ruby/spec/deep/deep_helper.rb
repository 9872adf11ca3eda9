require File.dirname(__FILE__) + "/../../lib/quay"
include Quay

def knotted(rope) = rope
