/** Headers of C, C++ and POSIX. Written in angle brackets, they never mean a file of the repository. */

const C =
  "assert complex ctype errno fenv float inttypes iso646 limits locale math setjmp signal stdalign stdarg stdatomic stdbit stdbool stdckdint " +
  "stddef stdint stdio stdlib stdnoreturn string tgmath threads time uchar wchar wctype";
const POSIX =
  "aio alloca arpa/inet cpio dirent dlfcn endian fcntl features fmtmsg fnmatch ftw getopt glob grp ifaddrs langinfo libgen malloc memory " +
  "monetary mqueue ndbm net/if netdb netinet/in netinet/tcp nl_types poll pthread pty pwd regex resolv sched search semaphore spawn strings " +
  "stropts sys/epoll sys/event sys/file sys/ioctl sys/ipc sys/mman sys/msg sys/param sys/prctl sys/queue sys/random sys/resource sys/select " +
  "sys/sem sys/sendfile sys/shm sys/socket sys/stat sys/statvfs sys/syscall sys/sysctl sys/time sys/times sys/types sys/uio sys/un " +
  "sys/utsname sys/wait syslog tar termios ucontext ulimit unistd utime utmpx wordexp windows";
const CPP =
  "algorithm any array atomic barrier bit bitset charconv chrono codecvt compare complex concepts condition_variable coroutine deque " +
  "exception execution expected filesystem flat_map flat_set format forward_list fstream functional future generator initializer_list iomanip " +
  "ios iosfwd iostream istream iterator latch limits list locale map mdspan memory memory_resource mutex new numbers numeric optional ostream " +
  "print queue random ranges ratio regex scoped_allocator semaphore set shared_mutex source_location span spanstream sstream stack stacktrace " +
  "stdexcept stdfloat stop_token streambuf string string_view strstream syncstream system_error thread tuple type_traits typeindex typeinfo " +
  "unordered_map unordered_set utility valarray variant vector version";

const NAMES = new Set([
  ...`${C} ${POSIX}`.split(" ").map((name) => `${name}.h`),
  ...CPP.split(" "),
  ...C.split(" ").map((name) => `c${name}`),
]);

/** @param name as an include writes it: `sys/types.h` */
export const isStandardHeader = (name: string): boolean => NAMES.has(name);
