# A parameter is what the calls of its method pass, where all that is known of them is of one class.
class Parrel
  def initialize(truck)
    truck.«slack→Lanyard.slack, unique_name»(2)
  end

  def rove; end
  def slack(inches); end
end

class Lanyard
  def rove; end
  def slack(inches); end
end

class Chandler
  def fit(parrel_like, lanyard_like, either)
    parrel_like.«rove→Parrel.rove, unique_name»
    lanyard_like.«slack→Lanyard.slack, unique_name»(1)
    either.«rove→Parrel.rove or Lanyard.rove, name»
    fit_rest parrel_like, size: lanyard_like
    fit_blindly(parrel_like)
  end

  def fit_rest(given, size:)
    given.«rove→Parrel.rove, unique_name»
    size.«rove→Lanyard.rove, unique_name»
  end

  def fit_named(given, *others)
    given.«rove→Lanyard.rove, unique_name» if given
    others.«rove→Parrel.rove or Lanyard.rove, name»
  end

  def fit_later(given)
    given = other if given.nil?
    given.«rove→Parrel.rove or Lanyard.rove, name»
  end

  def fit_class(given) = given.«rove→Parrel.rove or Lanyard.rove, name»
  def fit_text(given) = given.«rove→Parrel.rove or Lanyard.rove, name»
  def fit_own(given) = given.«rove→Parrel.rove or Lanyard.rove, name»

  def all(unknown)
    lanyard = Lanyard.new
    fit(Parrel.new(lanyard), lanyard, lanyard)
    fit Parrel.new(unknown), Lanyard.new, Parrel.new(nil) if unknown
    fit_named(nil)
    fit_named lanyard, 1, 2
    fit_later(lanyard)
    fit_class(Parrel)
    fit_text("text")
    fit_text(Parrel.new)
    fit_own(self)
  end
end
