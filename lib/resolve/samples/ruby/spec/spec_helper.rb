class Minitest::Test
  def assert_needle(at); end
  def self.dampened(&block); end
  def dampened; end
end
