//! Fields of a type parameter have the bounds of the block that `self` stands in.
pub trait Valve { fn opened(&mut self) -> Flow; fn shut(&mut self) {} }
pub struct Flow { pub litres: u32 }
pub struct Steel;
impl Valve for Steel {
    fn opened(&mut self) -> Flow { Flow { litres: 1 } }
    fn shut(&mut self) {}
}
pub struct Brass;
impl Valve for Brass { fn opened(&mut self) -> Flow { Flow { litres: 2 } } }

pub struct Pump<V, W = Steel> { valve: V, spare: W }
pub struct Station<'a, V> { pump: &'a mut Pump<V>, kept: Vec<V> }

impl<V: Valve> Pump<V> {
    pub fn new(valve: V) -> Self { todo!() }
    pub fn run(&mut self) -> u32 { self.«valve→Pump.valve, receiver».«opened→Valve.opened, receiver»().«litres→Flow.litres, receiver» }
}
impl<'a, V, W> Iterator for &'a mut Pump<V, W>
where
    V: Valve,
    W: Valve,
{
    type Item = u32;
    fn next(&mut self) -> Option<u32> {
        self.spare.«shut→Valve.shut, receiver»();
        None
    }
}
impl<'a, V> Station<'a, V> where V: Valve {
    pub fn stopped(&mut self) {
        self.pump.valve.«shut→Valve.shut, receiver»();
        for each in self.kept.iter_mut() { each.«shut→Valve.shut, receiver»(); }
        self.pump.«run→Pump.run, receiver»();
    }
    fn emptied(&mut self, by: impl Fn(&mut V)) { by(&mut self.pump.valve) }
}
