/** For tests: one small program per language, with the names of what it is asked about. */

/** A program and the names of its parts. Lines are found by their text. */
export interface Program {
  file: string;
  files: Record<string, string>;
  /** the type that others derive from; null where the language has no such thing */
  base: string | null;
  derived: string | null;
  /** a member of the base that the derived type overrides */
  method: string;
  /** a function, or a method of a class, that calls the method and what calls it again */
  caller: string;
  /** calls the caller */
  outer: string;
  /** part of the comment above the base, or above the caller where there is no base */
  doc: string;
  /** part of the caller's signature */
  signature: string;
  /** a line and a name on it, and the line where that name is bound */
  local: { use: string; name: string; binding: string };
}

/**
 * By language: one small program each, told the same way: something with a method, something that derives from it, a
 * function that uses both.
 */
export const PROGRAMS: Record<string, Program> = {
  cpp: {
    file: "cpp/tide.cpp",
    files: {
      "cpp/tide.h":
        "#pragma once\n/** Water that moves. */\nclass Wave {\npublic:\n  virtual int height(int at);\n};\nclass Swell : public Wave {\npublic:\n  int height(int at) override;\n};\nint measure(Wave& wave);\n",
      "cpp/tide.cpp":
        '#include "tide.h"\nint Wave::height(int at) { return at; }\nint Swell::height(int at) { return at + 1; }\nint measure(Wave& wave) {\n  int level = 2;\n  return wave.height(level);\n}\nint survey() { Swell swell; return measure(swell); }\n',
    },
    base: "Wave",
    derived: "Swell",
    method: "height",
    caller: "measure",
    outer: "survey",
    doc: "Water that moves",
    signature: "int measure(Wave& wave)",
    local: { use: "  return wave.height(level);", name: "level", binding: "  int level = 2;" },
  },
  c: {
    file: "c/gauge.c",
    files: {
      "c/gauge.h": "struct gauge { int depth; };\nint gauge_read(struct gauge *g);\n",
      "c/gauge.c":
        '#include "gauge.h"\nint gauge_read(struct gauge *g) { return g->depth; }\n/* Reads it twice. */\nint gauge_twice(struct gauge *g) {\n  int once = gauge_read(g);\n  return once + gauge_read(g);\n}\nint gauge_report(struct gauge *g) { return gauge_twice(g); }\n',
    },
    base: null,
    derived: null,
    method: "gauge_read",
    caller: "gauge_twice",
    outer: "gauge_report",
    doc: "Reads it twice",
    signature: "int gauge_twice(struct gauge *g)",
    local: { use: "  return once + gauge_read(g);", name: "once", binding: "  int once = gauge_read(g);" },
  },
  csharp: {
    file: "cs/Tide.cs",
    files: {
      "cs/Tide.cs":
        "namespace Sea {\n  /// <summary>Water that moves.</summary>\n  public class Wave { public virtual int Height(int at) { return at; } }\n  public class Swell : Wave { public override int Height(int at) { return at + 1; } }\n  public class Survey {\n    public int Measure(Wave wave) {\n      var level = 2;\n      return wave.Height(level);\n    }\n    public int All(Swell swell) { return this.Measure(swell); }\n  }\n}\n",
    },
    base: "Wave",
    derived: "Swell",
    method: "Height",
    caller: "Measure",
    outer: "All",
    doc: "Water that moves",
    signature: "public int Measure(Wave wave)",
    local: { use: "      return wave.Height(level);", name: "level", binding: "      var level = 2;" },
  },
  java: {
    file: "java/sea/Survey.java",
    files: {
      "java/sea/Wave.java":
        "package sea;\n/** Water that moves. */\npublic class Wave { public int height(int at) { return at; } }\n",
      "java/sea/Swell.java":
        "package sea;\npublic class Swell extends Wave { @Override public int height(int at) { return at + 1; } }\n",
      "java/sea/Survey.java":
        "package sea;\npublic class Survey {\n  public int measure(Wave wave) {\n    int level = 2;\n    return wave.height(level);\n  }\n  public int all(Swell swell) { return measure(swell); }\n}\n",
    },
    base: "Wave",
    derived: "Swell",
    method: "height",
    caller: "measure",
    outer: "all",
    doc: "Water that moves",
    signature: "public int measure(Wave wave)",
    local: { use: "    return wave.height(level);", name: "level", binding: "    int level = 2;" },
  },
  kotlin: {
    file: "kt/Survey.kt",
    files: {
      "kt/Survey.kt":
        "package kt.sea\n/** Water that moves. */\nopen class Wave { open fun height(at: Int): Int { return at } }\nclass Swell : Wave() { override fun height(at: Int): Int { return at + 1 } }\nfun measure(wave: Wave): Int {\n  val level = 2\n  return wave.height(level)\n}\nfun all(swell: Swell): Int { return measure(swell) }\n",
    },
    base: "Wave",
    derived: "Swell",
    method: "height",
    caller: "measure",
    outer: "all",
    doc: "Water that moves",
    signature: "fun measure(wave: Wave): Int",
    local: { use: "  return wave.height(level)", name: "level", binding: "  val level = 2" },
  },
  typescript: {
    file: "ts/survey.ts",
    files: {
      "ts/wave.ts":
        "/** Water that moves. */\nexport class Wave { height(at: number): number { return at; } }\nexport class Swell extends Wave { override height(at: number): number { return at + 1; } }\n",
      "ts/survey.ts":
        'import { Swell, Wave } from "./wave";\nexport function measure(wave: Wave): number {\n  const level = 2;\n  return wave.height(level);\n}\nexport function all(swell: Swell): number { return measure(swell); }\n',
    },
    base: "Wave",
    derived: "Swell",
    method: "height",
    caller: "measure",
    outer: "all",
    doc: "Water that moves",
    signature: "function measure(wave: Wave): number",
    local: { use: "  return wave.height(level);", name: "level", binding: "  const level = 2;" },
  },
  javascript: {
    file: "js/survey.js",
    files: {
      "js/wave.js":
        "/** Water that moves. */\nexport class Wave { height(at) { return at; } }\nexport class Swell extends Wave { height(at) { return at + 1; } }\n",
      "js/survey.js":
        'import { Wave } from "./wave.js";\nexport function measure() {\n  const level = 2;\n  const wave = new Wave();\n  return wave.height(level);\n}\nexport function all() { return measure(); }\n',
    },
    base: "Wave",
    derived: "Swell",
    method: "height",
    caller: "measure",
    outer: "all",
    doc: "Water that moves",
    signature: "function measure()",
    local: { use: "  return wave.height(level);", name: "level", binding: "  const level = 2;" },
  },
  python: {
    file: "py/survey.py",
    files: {
      "py/wave.py":
        'class Wave:\n    """Water that moves."""\n    def height(self, at):\n        return at\n\nclass Swell(Wave):\n    def height(self, at):\n        return at + 1\n',
      "py/survey.py":
        "from py.wave import Wave\n\ndef measure(wave: Wave):\n    level = 2\n    return wave.height(level)\n\ndef all_of(wave: Wave):\n    return measure(wave)\n",
    },
    base: "Wave",
    derived: "Swell",
    method: "height",
    caller: "measure",
    outer: "all_of",
    doc: "Water that moves",
    signature: "def measure(wave: Wave)",
    local: { use: "    return wave.height(level)", name: "level", binding: "    level = 2" },
  },
  go: {
    file: "go/sea/survey.go",
    files: {
      "go/go.mod": "module example.com/sea\n",
      "go/sea/survey.go":
        "package sea\n\n// Wave is water that moves.\ntype Wave interface { Height(at int) int }\n\ntype Swell struct{}\n\nfunc (s Swell) Height(at int) int { return at + 1 }\n\nfunc Measure(wave Wave) int {\n\tlevel := 2\n\treturn wave.Height(level)\n}\n\nfunc All(swell Swell) int { return Measure(swell) }\n",
    },
    base: "Wave",
    derived: null,
    method: "Height",
    caller: "Measure",
    outer: "All",
    doc: "water that moves",
    signature: "func Measure(wave Wave) int",
    local: { use: "\treturn wave.Height(level)", name: "level", binding: "\tlevel := 2" },
  },
  rust: {
    file: "rs/src/lib.rs",
    files: {
      "rs/Cargo.toml": '[package]\nname = "sea"\nversion = "0.1.0"\n',
      "rs/src/lib.rs":
        "/// Water that moves.\npub trait Wave { fn height(&self, at: i32) -> i32; }\npub struct Swell;\nimpl Wave for Swell { fn height(&self, at: i32) -> i32 { at + 1 } }\npub fn measure(wave: &Swell) -> i32 {\n    let level = 2;\n    wave.height(level)\n}\npub fn all(swell: &Swell) -> i32 { measure(swell) }\n",
    },
    base: "Wave",
    derived: "Swell",
    method: "height",
    caller: "measure",
    outer: "all",
    doc: "Water that moves",
    signature: "pub fn measure(wave: &Swell) -> i32",
    local: { use: "    wave.height(level)", name: "level", binding: "    let level = 2;" },
  },
  ruby: {
    file: "rb/survey.rb",
    files: {
      "rb/survey.rb":
        "# Water that moves.\nclass Wave\n  def height(at)\n    at\n  end\nend\n\nclass Swell < Wave\n  def height(at)\n    at + 1\n  end\nend\n\nclass Survey\n  def measure\n    level = 2\n    wave = Wave.new\n    wave.height(level)\n  end\n\n  def all\n    measure()\n  end\nend\n",
    },
    base: "Wave",
    derived: "Swell",
    method: "height",
    caller: "measure",
    outer: "all",
    doc: "Water that moves",
    signature: "def measure",
    local: { use: "    wave.height(level)", name: "level", binding: "    level = 2" },
  },
  php: {
    file: "php/survey.php",
    files: {
      "php/survey.php":
        "<?php\nnamespace Sea;\n/** Water that moves. */\nclass Wave { public function height(int $at): int { return $at; } }\nclass Swell extends Wave { public function height(int $at): int { return $at + 1; } }\nfunction measure(Wave $wave): int {\n  $level = 2;\n  return $wave->height($level);\n}\nfunction all(Swell $swell): int { return measure($swell); }\n",
    },
    base: "Wave",
    derived: "Swell",
    method: "height",
    caller: "measure",
    outer: "all",
    doc: "Water that moves",
    signature: "function measure(Wave $wave): int",
    local: { use: "  return $wave->height($level);", name: "$level", binding: "  $level = 2;" },
  },
};
