/**
 * Names of the C and POSIX library that programs declare for systems without them. Not the whole library: what is
 * declared nowhere but there needs no list.
 */
const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter((word) => word !== ""));

/** Tags of structs and unions, and the types that are named like them. */
export const LIBRARY_TAGS = words(`
  addrinfo cmsghdr dirent epoll_data epoll_data_t epoll_event flock group hostent ifaddrs ifconf ifreq in6_addr in_addr
  inotify_event iovec ip_mreq iphdr ipv6_mreq itimerspec itimerval kevent lconv linger mmsghdr msghdr netent option
  passwd pollfd protoent rlimit rusage sched_param semid_ds servent shmid_ds sigaction sigevent siginfo sockaddr
  sockaddr_in sockaddr_in6 sockaddr_storage sockaddr_un spwd stat statfs statvfs tcphdr termios timespec timeval
  timezone tm tms ucred udphdr utimbuf utsname winsize`);

/** Functions in whose place a macro may stand. */
export const LIBRARY_FUNCTIONS = words(`
  access alarm chdir chmod chown close closedir ctime_r dup dup2 execv execvp fdopen fileno fork fseeko fstat fsync
  ftello ftruncate getcwd gethostname getopt getpid getppid gettimeofday getuid gmtime_r inet_aton inet_ntop inet_pton
  isatty kill link localtime_r lseek lstat mkdir mkdtemp mkfifo mkstemp mktemp nanosleep open opendir pclose pipe poll
  popen pread putenv pwrite read readdir readlink realpath recv rename rewinddir rmdir select send setenv sigaction sleep
  snprintf socketpair stat strcasecmp strdup strerror_r strncasecmp strndup strtok_r strtoll strtoull symlink truncate
  umask unlink unsetenv usleep utime vsnprintf wait waitpid write`);
