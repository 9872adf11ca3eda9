/** What interfaces of Go's own library ask for that others embed: their methods, as they are declared. Pure. */

/** Behind a method's name: `(p []byte) (int, error)`. */
type Declared = Readonly<Record<string, string>>;

const READ: Declared = { Read: "([]byte) (int, error)" };
const WRITE: Declared = { Write: "([]byte) (int, error)" };
const CLOSE: Declared = { Close: "() error" };
const SEEK: Declared = { Seek: "(int64, int) (int64, error)" };
const STRING: Declared = { String: "() string" };
const VALUE: Declared = { ...STRING, Set: "(string) error" };
const SORT: Declared = { Len: "() int", Less: "(int, int) bool", Swap: "(int, int)" };

/** By the name that another package calls them. */
const INTERFACES: ReadonlyMap<string, Declared> = new Map([
  ["error", { Error: "() string" }],
  ["fmt.Stringer", STRING],
  ["fmt.GoStringer", { GoString: "() string" }],
  ["fmt.Formatter", { Format: "(fmt.State, rune)" }],
  ["flag.Value", VALUE],
  ["flag.Getter", { ...VALUE, Get: "() any" }],
  ["sort.Interface", SORT],
  ["heap.Interface", { ...SORT, Push: "(any)", Pop: "() any" }],
  ["sync.Locker", { Lock: "()", Unlock: "()" }],
  ["io.Reader", READ],
  ["io.Writer", WRITE],
  ["io.Closer", CLOSE],
  ["io.Seeker", SEEK],
  ["io.ReadCloser", { ...READ, ...CLOSE }],
  ["io.WriteCloser", { ...WRITE, ...CLOSE }],
  ["io.ReadWriter", { ...READ, ...WRITE }],
  ["io.ReadWriteCloser", { ...READ, ...WRITE, ...CLOSE }],
  ["io.ReadSeeker", { ...READ, ...SEEK }],
  ["io.WriteSeeker", { ...WRITE, ...SEEK }],
  ["io.ReadSeekCloser", { ...READ, ...SEEK, ...CLOSE }],
  ["io.ReadWriteSeeker", { ...READ, ...WRITE, ...SEEK }],
  ["io.ReaderAt", { ReadAt: "([]byte, int64) (int, error)" }],
  ["io.WriterAt", { WriteAt: "([]byte, int64) (int, error)" }],
  ["io.ReaderFrom", { ReadFrom: "(io.Reader) (int64, error)" }],
  ["io.WriterTo", { WriteTo: "(io.Writer) (int64, error)" }],
  ["io.ByteReader", { ReadByte: "() (byte, error)" }],
  ["io.ByteWriter", { WriteByte: "(byte) error" }],
  ["io.StringWriter", { WriteString: "(string) (int, error)" }],
  ["http.Handler", { ServeHTTP: "(http.ResponseWriter, *http.Request)" }],
  ["http.RoundTripper", { RoundTrip: "(*http.Request) (*http.Response, error)" }],
  ["json.Marshaler", { MarshalJSON: "() ([]byte, error)" }],
  ["json.Unmarshaler", { UnmarshalJSON: "([]byte) error" }],
  ["encoding.TextMarshaler", { MarshalText: "() ([]byte, error)" }],
  ["encoding.TextUnmarshaler", { UnmarshalText: "([]byte) error" }],
  ["encoding.BinaryMarshaler", { MarshalBinary: "() ([]byte, error)" }],
  ["encoding.BinaryUnmarshaler", { UnmarshalBinary: "([]byte) error" }],
]);

/** Methods by their names, each with what is declared behind it; nothing for an interface that is not listed. */
export const methodsOfOutside = (name: string): readonly (readonly [name: string, declared: string])[] =>
  Object.entries(INTERFACES.get(name) ?? {});
