require_relative "trial_helper"
«voyage→voyage@trial_helper.rb:27, import» "out" do
  «before_trial→Trial.Case.before_trial, receiver» do
    «with_ballast→Trial.Case.with_ballast, receiver» { 1 }
  end
  «trial→Trial.Case.trial, receiver» "sinks", if: «with_ballast→Trial.Case.with_ballast, name» do
    «with_ballast→Trial.Case.with_ballast, receiver» do |tons|
      tons
    end
  end
  «voyage→Trial.Case.voyage, receiver» "back" do
    «trial→Trial.Case.trial, receiver» "floats" do
      lost = «with_ballast→Trial.Case.with_ballast, receiver» 3 do |tons|
      end
    end
  end
end
