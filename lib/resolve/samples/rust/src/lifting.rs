//! Traits that are implemented for what nothing here declares, and names of type parameters.
pub trait Lift {
    type Load;
    fn lift(&self) -> Self::Load;
    fn label(&self) -> &'static str {
        ""
    }
}

impl<T: Lift> Lift for &'_ T {
    type Load = T::«Load→Lift.Load, scope»;
    fn lift(&self) -> Self::Load {
        (**self).lift()
    }
    fn label(&self) -> &'static str {
        "lent"
    }
}

pub fn raise<L>(lift: L, log: Vec<L::«Load→Lift.Load, scope»>) -> «L→local»::«Load→Lift.Load, scope»
where
    L: Lift,
{
    logged!(log, |rope: Rope| {
        «rope→local».«pull→Rope.pull, receiver»(vec![Rope { «length→Rope.length, receiver»: 1 }]);
    });
    lift.«lift→Lift.lift, receiver»()
}

cfg_rope! {
    pub struct Rope {
        length: u32,
    }
    impl Rope {
        pub fn pull(&self, others: Vec<Rope>) {}
    }
}
