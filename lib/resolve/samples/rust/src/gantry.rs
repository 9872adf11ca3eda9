use crate::yard::tally;
use crate::yard::pile::Stack;
use crate::yard;

pub fn count(stack: &«Stack→Stack, import») -> u32 {
    tally::«again→again, import»();
    stack.«height→Stack.height, receiver»();
    yard::«tally→tally, import»(1).«count→Tally.count, receiver»;
    let counted: tally::«Tally→Tally, import» = tally(2);
    «tally→tally, import»(2).«count→Tally.count, receiver» + yard::tally::«tally→tally, import»(3).«count→Tally.count, receiver»
}
