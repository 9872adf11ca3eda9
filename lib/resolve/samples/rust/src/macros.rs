#[macro_export]
macro_rules! shout { ($e:expr) => { println!("{}", $e) }; }
