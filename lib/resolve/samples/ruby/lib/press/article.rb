module Press
  module Dated
    def date; @date ||= «stamp→Press.Dated.stamp, scope»; end
    def stamp; Time.now; end
  end

  class Base
    attr_reader :title, :author
    def initialize(title, author: nil)
      @title = title
      @author = author
    end
    def to_s; "#{«title→Press.Base.title, scope»} by #{@author}"; end
    def self.create(*args) = «new→Press.Base.initialize, scope»(*args)
  end

  class Article < Base
    include Dated
    extend Enumerable
    attr_accessor :state
    STATES = %w[draft published].freeze

    def initialize(title, author:)
      super
      self.«state=→Press.Article.state, receiver» = STATES.first
    end

    # Sends it out.
    def publish
      return if «published?→Press.Article.published?, scope»
      self.«state→Press.Article.state, receiver» = «STATES→Press.Article.STATES, scope».last
      «date→Press.Dated.date, scope»
      «notify→Press.Article.notify, scope»(«title→Press.Base.title, scope») { |line| «line→local».strip }
    end

    def published?; «state→Press.Article.state, scope» == "published"; end

    private

    def notify(text); yield text; end
  end
end
