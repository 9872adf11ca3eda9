module Loading
  class Gate
    def open; «File→Loading.Gate.File, scope».exist?("a"); end
    class File; end
    def own; «File→Loading.Gate.File, scope».new; end
  end
  class Road
    def open; «File→outside».exist?("a"); end
  end
end
