# A value that is called like a class is one of it, unless it is asked what that class does not have.
class TideTable
  attr_reader :rows, :moon
  def each(place); end
  def springs(place); end
  def convert(place); end
end

class Reckoner
  def high(tide_table, other)
    tide_table.«springs→TideTable.springs, unique_name»(other)
    @tide_table.«rows→TideTable.rows, unique_name»
    tide_table.«each→TideTable.each, unique_name»(1)
  end

  def mid(tide_table) = tide_table.«convert→TideTable.convert, unique_name»(1)
  def low(tide_table) = tide_table.«each→TideTable.each or Rack.each, name»
  def moon(tide_table) = tide_table.«moon→TideTable.moon or Reckoner.moon, name» + tide_table.lamps
end

class Rack
  def each; end
  def rows = nil
  def springs; end
  def convert; end
end
