//! What a value that is made when it is first asked for is seen through to.
use std::sync::LazyLock;
pub struct Chart<K, V> { marks: Vec<K>, notes: Vec<V> }
impl<K, V> Chart<K, V> {
    pub fn mark(&self, at: &K) -> Option<&V> { None }
}
impl<K, V> Clone for Chart<K, V> { fn clone(&self) -> Self { Chart { marks: Vec::new(), notes: Vec::new() } } }
static CHART: LazyLock<Chart<u32, u32>> = LazyLock::new(|| Chart { marks: Vec::new(), notes: Vec::new() });
pub fn look() {
    let chart = &*CHART;
    chart.«mark→Chart.mark, receiver»(&1);
    CHART.«mark→Chart.mark, receiver»(&2);
    let own = CHART.«clone→Chart.clone, receiver»();
    own.«mark→Chart.mark, receiver»(&3);
}
