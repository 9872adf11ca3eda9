#[macro_export]
macro_rules! shout { ($e:expr) => { println!("{}", $e) }; }

fn steer(row: u8) {
    select! { next = go() => { let row = wrap(next); call(«row→local»); } }
}
