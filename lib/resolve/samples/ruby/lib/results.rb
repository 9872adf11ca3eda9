# What bodies give, whatever is rescued or chosen in them.
class Winch
  def pull; end
  def self.pull; end
end

class Yard
  def saved
    Winch.new
  rescue StandardError
    nil
  ensure
    close
  end

  def chosen(which)
    if which
      Winch.new
    else
      nil
    end
  end

  def early(which)
    return Winch.new
  end

  def short = Winch.new

  def close; @winch = nil; end

  def all
    saved.«pull→Winch.pull, receiver»
    chosen(1).«pull→Winch.pull, receiver»
    early(1).«pull→Winch.pull, receiver»
    short.«pull→Winch.pull, receiver»
  end
end

class Sail < Winch
  def furl; end
end

module Rigs
  class Sail < Sail
    def reef; end
  end
end

class Spinnaker < «Sail→Sail, scope»
  def go = «furl→Sail.furl, scope»
end
