require "json"
require_relative "press/article"
require_relative "press/printer"

module Press
  VERSION = "1.0"
  def self.build(title)
    article = «Article→Press.Article, scope».«new→Press.Article.initialize, receiver»(title, author: "x")
    article.«publish→Press.Article.publish, receiver»
    Printer.«default→Press.Printer.default, receiver».«print→Press.Printer.print, receiver»(article)
    article
  end
end

Press.«build→Press.build, receiver»("a").«title→Press.Base.title, receiver»
puts Press::«VERSION→Press.VERSION, scope»
