//! Names that a macro is given and reads as members.
#[derive(Default)]
pub struct Chart {
    pub depth: Option<u8>,
    pub width: Option<u8>,
    pub title: String,
}

impl Chart {
    pub fn new() -> Self {
        Chart::default()
    }
    pub fn depth(&self) -> u8 {
        2
    }
    pub fn scale(&self) -> u8 {
        1
    }
}

macro_rules! charted {
    ($($key:ident: $value:expr),*) => ({
        let mut chart = Chart::new();
        $(chart.$key = Some($value);)*
        chart
    });
}

macro_rules! copied {
    ($what:ident, $($part:ident),+ $(,)?) => {
        impl Twice for $what {
            fn twice(&self) -> Self {
                $what { $($part: self.$part.clone()),+ }
            }
        }
    };
}

macro_rules! scaled {
    ($name:ident, $( $of:ident = $wanted:expr, )*) => {
        fn $name() {
            let whole = Chart::new();
            $(assert_eq!(whole.$of(), $wanted);)*
        }
    };
}

macro_rules! drawn {
    (on $sheet:expr; $($key:ident: $value:expr),*) => (Chart { $($key: Some($value),)* ..$sheet });
    ($($key:ident: $value:expr),*) => (drawn!(on Chart::new(); $($key: $value),*));
}

macro_rules! read { ($whole:expr, $part:ident) => { $whole.$part }; }

copied!(«Chart→Chart, scope», «depth→Chart.depth, receiver», «title→Chart.title, receiver»,);

scaled! {
    scaled_by_one,
    «scale→Chart.scale, receiver» = «one→one, unique_name»!(1),
}

macro_rules! one { ($x:expr) => { $x }; }

fn draw(depth_of: u8) {
    let made = charted!(«depth→Chart.depth, receiver»: «depth_of→local», «width→Chart.width, receiver»: 2);
    read!(made, title);
    assert_eq!(charted!(«width→Chart.width, receiver»: 1), made);
    drawn!(«depth→Chart.depth, receiver»: 1, «width→Chart.width, receiver»: f(2, 3));
    read!(Chart::new(), «depth→Chart.depth, receiver»);
}
