module Press
  class Printer
    class << self
      def default; @default ||= «new→Press.Printer.initialize, scope»(2); end
    end

    def initialize(copies); @copies = copies; end

    def print(article)
      @copies.times { |i| «line→Press.Printer.line, scope»(article, i) }
    end

    private def line(article, number)
      "#{number} #{article}"
    end
  end

  class Article
    def reprint; «publish→Press.Article.publish, scope»; Printer.«new→Press.Printer.initialize, receiver»(1).«print→Press.Printer.print, receiver»(self); end
  end
end
