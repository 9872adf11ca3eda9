use crate::harbour;

pub mod passing {
    pub use crate::slips::{
        launch,
        launch::launch,
    };
}

fn go() {
    passing::«launch→launch, scope»().«speed→Launch.speed, receiver»;
    passing::launch::«again→again, import»();
    passing::launch::«launch→launch, import»().«speed→Launch.speed, receiver»;
    harbour::«launch→launch, import»().«speed→Launch.speed, receiver»;
    harbour::launch::«again→again, import»();
}
