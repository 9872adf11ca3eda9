class Minitest::Test
  def assert_needle(at); end
end
