# What is defined at the top of a file is called without a receiver anywhere.
module Harbours
  class Master
    def hail
      «shout→shout, unique_name» "ahoy"
      «HAIL→HAIL, unique_name»("ahoy")
      other.«shout→outside»
      puts "ahoy"
    end

    «private→private, name»
  end
end
