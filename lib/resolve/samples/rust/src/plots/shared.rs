fn fathomed() -> u32 { 3 }
