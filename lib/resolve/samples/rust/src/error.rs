use std::fmt;
#[derive(Debug)]
pub enum Error { Empty, Missing { name: String } }
pub type Result<T> = std::result::Result<T, «Error→Error, scope»>;
impl fmt::Display for «Error→Error, scope» {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self { Self::«Empty→Error.Empty, receiver» => f.«write_str→outside»("empty"), Error::Missing { name } => f.write_str(«name→local») }
    }
}
