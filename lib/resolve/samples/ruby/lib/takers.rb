# Modules call what the classes that take them in have.
class Reply
  module Reading
    def length = «header→Reply.header, unique_name»(1)
    def itself_said = self.«header→Reply.header, unique_name»(1)
    def other = «unheard→outside»(1)
  end

  module Counting
    def total = «count_of→Reply.count_of, unique_name»(2)
  end

  include Reading
  include Counting
  def header(which); end
  def count_of(which); end
end

class Request
  include Reply::Reading
  def header(which); end
end

module Shared
  def both = «answer→Asked.answer or Said.answer, unique_name»(1)
end

class Asked
  include Shared
  def answer(which); end
end

class Said
  include Shared
  def answer(which); end
end

module Thirds
  def third = «part→Part1.part or Part2.part, name»(1)
end

class Part1
  include Thirds
  def part(which); end
end

class Part2
  include Thirds
  def part(which); end
end

class Whole
  include Thirds
end
