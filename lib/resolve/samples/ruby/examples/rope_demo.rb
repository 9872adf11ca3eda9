# A script includes for itself what nothing else is loaded along with.
require_relative "../lib/splices"
include Splices
«splice_end→Splices.splice_end, unique_name»
