# What a value was tested for, it is where the test held.
class Timber
  def grain; end
  def cut(length); end
end

class Beam < Timber
  def cut(length); end
end

class Log
  def grain; end
  def cut(length); end
end

class Mill
  def saw(piece, other)
    piece.«grain→Timber.grain or Log.grain, name»
    if piece.is_a?(Log)
      piece.«grain→Log.grain, receiver»
      other.«grain→Timber.grain or Log.grain, name»
    elsif piece.kind_of? Timber and other
      piece.«grain→Timber.grain, receiver»
    else
      piece.«grain→Timber.grain or Log.grain, name»
    end
    piece.«cut→Log.cut, receiver»(1) if piece.is_a?(Log)
    piece.is_a?(Log) && piece.«grain→Log.grain, receiver»
    piece.is_a?(Log) || piece.«grain→Timber.grain or Log.grain, name»
    piece.is_a?(Log) ? piece.«grain→Log.grain, receiver» : piece.«grain→Timber.grain or Log.grain, name»
  end

  def sort(piece)
    case piece
    when Log
      piece.«grain→Log.grain, receiver»
    when Beam, Log
      piece.«grain→Timber.grain or Log.grain, name»
    when String
      piece.«cut→outside»(1)
    end
  end

  def plane(piece)
    return unless piece.is_a?(Beam)
    piece.«grain→Timber.grain, receiver»
    piece = other
    piece.«grain→Timber.grain or Log.grain, name»
  end

  def stack(pieces)
    if pieces.is_a?(Log)
      pieces.each { |piece| piece.«grain→Timber.grain or Log.grain, name» }
    end
    pieces.each { |piece| piece.«grain→Log.grain, receiver» if piece.is_a? Log }
  end
end

# What is looked for by its class is of it.
class Stack
  def first_log
    @pieces.find { |piece| piece.is_a?(Log) && piece.wet? }
  end

  def all(pieces)
    first_log.«grain→Log.grain, receiver»
    pieces.detect do |piece|
      piece.kind_of? Timber and piece.dry?
    end.«grain→Timber.grain, receiver»
    beam = pieces.find { |each| Beam === each }
    beam.«cut→Beam.cut, receiver»(1)
    other = pieces.find { |each| each.is_a?(Log) || each.dry? }
    other.«grain→outside»
    pieces.grep(Log).each { |each| each.«grain→Log.grain, unique_name» }
  end
end
