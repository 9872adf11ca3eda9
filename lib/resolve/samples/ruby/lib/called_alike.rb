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

# Two classes of one name: the only one that has all that is asked.
module Coastal
  class SeaChart
    def sound(place); end
    def fold(place); end
  end
end

module Stellar
  class SeaChart
    def transit(place); end
    def fold(place); end
  end
end

class Almanac
  def sound(place); end
  def transit(place); end

  def depth(sea_chart) = sea_chart.«sound→Coastal.SeaChart.sound, unique_name»(1)
  def noon(sea_chart)
    sea_chart.«fold→Stellar.SeaChart.fold, unique_name»(1)
    sea_chart.«transit→Stellar.SeaChart.transit, unique_name»(2)
  end
  def kept(sea_chart) = sea_chart.«fold→Coastal.SeaChart.fold or Stellar.SeaChart.fold, name»(1)
end
