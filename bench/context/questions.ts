/**
 * Questions in the words of manuals that are no part of the code: Python's library reference and how-tos, and
 * tutorials on Java. Answers are `file symbol`, any of which is right. `bench:context` says how many runs of four
 * words of the questions stand in the code after all.
 */

export interface ContextQuestion {
  repository: "stdlib" | "java.base";
  asked: string;
  answers: readonly string[];
}

const python = (asked: string, ...answers: string[]): ContextQuestion => ({ repository: "stdlib", asked, answers });
const java = (asked: string, ...answers: string[]): ContextQuestion => ({ repository: "java.base", asked, answers });

export const CONTEXT_QUESTIONS: readonly ContextQuestion[] = [
  python(
    "Which temporary file is spooled in memory until its size exceeds a maximum, at which point the contents are written to disk?",
    "tempfile.py SpooledTemporaryFile",
    "tempfile.py rollover",
  ),
  python(
    "How do I delete an entire directory tree, symbolic links excepted?",
    "shutil.py rmtree",
    "shutil.py _rmtree_safe_fd",
  ),
  python("What is the path to the executable which would be run if a command was called?", "shutil.py which"),
  python(
    "Programmatically combine several context managers and cleanup functions, especially those that are optional or driven by input data",
    "contextlib.py ExitStack",
    "contextlib.py enter_context",
    "contextlib.py _BaseExitStack",
  ),
  python(
    "Wrap a function so that it saves up to a number of its most recent calls, for an expensive or I/O bound function called with the same arguments",
    "functools.py lru_cache",
    "functools.py _lru_cache_wrapper",
  ),
  python(
    "A class defines one comparison operator; which decorator simplifies specifying all of the rich comparison operations?",
    "functools.py total_ordering",
  ),
  python("Merge timestamped entries from multiple log files", "heapq.py merge"),
  python(
    "Parse data of type application/x-www-form-urlencoded into a dictionary of unique variable names with lists of values",
    "urllib/parse.py parse_qs",
    "urllib/parse.py parse_qsl",
  ),
  python(
    "Is a particular user agent allowed to fetch a page on the web site that published these rules?",
    "urllib/robotparser.py can_fetch",
    "urllib/robotparser.py RobotFileParser",
  ),
  python("Deduce the format of a CSV file from a sample of it", "csv.py Sniffer", "csv.py sniff"),
  python(
    "Time small bits of code while avoiding the common traps of measuring execution times",
    "timeit.py Timer",
    "timeit.py timeit",
  ),
  python(
    "Protect an awaitable object from being cancelled when the coroutine that awaits it is",
    "asyncio/tasks.py shield",
  ),
  python(
    "Run a blocking I/O-bound function without blocking the event loop, in a separate thread",
    "asyncio/threads.py to_thread",
    "asyncio/base_events.py run_in_executor",
  ),
  python(
    "Temporarily suppress warnings while calling deprecated code, and restore the filter afterwards",
    "warnings.py catch_warnings",
  ),
  python(
    "Recover a rational number from a float that is close to it, with a bounded denominator",
    "fractions.py limit_denominator",
  ),
  python(
    "Serve files from the current directory and below, mapping the directory structure to HTTP requests",
    "http/server.py SimpleHTTPRequestHandler",
    "http/server.py translate_path",
    "http/server.py send_head",
  ),
  python(
    "Order the nodes of a dependency graph linearly so that edges point one way, and detect cycles",
    "graphlib.py TopologicalSorter",
    "graphlib.py static_order",
    "graphlib.py prepare",
  ),
  python(
    "Replace an attribute of a module with a mock for the duration of a test and put it back when the test exits",
    "unittest/mock.py patch",
    "unittest/mock.py _patch",
    "unittest/mock.py _patch_object",
  ),
  python(
    "A persistent dictionary-like object whose values can be essentially arbitrary objects, anything that can be pickled",
    "shelve.py Shelf",
    "shelve.py open",
    "shelve.py DbfilenameShelf",
  ),
  python(
    "Should members of an archive with absolute paths or outside of the destination be refused when extracting from untrusted sources?",
    "tarfile.py data_filter",
    "tarfile.py tar_filter",
    "tarfile.py _get_filtered_attrs",
    "tarfile.py OutsideDestinationError",
    "tarfile.py AbsolutePathError",
  ),
  java(
    "Hand out a list that clients can look at but whose attempts to modify it are intercepted with an exception",
    "java/util/Collections.java unmodifiableList",
    "java/util/Collections.java UnmodifiableList",
    "java/util/Collections.java unmodifiableCollection",
    "java/util/Collections.java UnmodifiableCollection",
    "java/util/List.java copyOf",
  ),
  java(
    "Destroy any trace of order in a list, as one does with a deck of cards before a game",
    "java/util/Collections.java shuffle",
  ),
  java(
    "Build a least-recently-used cache out of a hash map with predictable iteration that drops its eldest mapping",
    "java/util/LinkedHashMap.java LinkedHashMap",
    "java/util/LinkedHashMap.java removeEldestEntry",
  ),
  java(
    "A map for registry-like data structures where an entry loses its utility when nobody can reach its key any more",
    "java/util/WeakHashMap.java WeakHashMap",
    "java/util/WeakHashMap.java expungeStaleEntries",
  ),
  java(
    "Run a job again and again at regular intervals by a pool of threads that is managed for me",
    "java/util/concurrent/ScheduledExecutorService.java scheduleAtFixedRate",
    "java/util/concurrent/ScheduledThreadPoolExecutor.java scheduleAtFixedRate",
    "java/util/concurrent/ScheduledExecutorService.java ScheduledExecutorService",
    "java/util/concurrent/ScheduledExecutorService.java scheduleWithFixedDelay",
    "java/util/Timer.java scheduleAtFixedRate",
  ),
  java(
    "Threads of a party must all meet at a rendezvous point before any of them goes on, again in every round",
    "java/util/concurrent/CyclicBarrier.java CyclicBarrier",
    "java/util/concurrent/CyclicBarrier.java await",
    "java/util/concurrent/CyclicBarrier.java dowait",
    "java/util/concurrent/Phaser.java Phaser",
    "java/util/concurrent/Phaser.java arriveAndAwaitAdvance",
  ),
  java(
    "A starting gate: let the main thread wait until N workers have finished",
    "java/util/concurrent/CountDownLatch.java CountDownLatch",
    "java/util/concurrent/CountDownLatch.java await",
    "java/util/concurrent/CountDownLatch.java countDown",
  ),
  java(
    "Walk the file tree and do something before and after each directory, such as deleting recursively",
    "java/nio/file/Files.java walkFileTree",
    "java/nio/file/FileVisitor.java FileVisitor",
    "java/nio/file/FileVisitor.java preVisitDirectory",
    "java/nio/file/FileVisitor.java postVisitDirectory",
    "java/nio/file/SimpleFileVisitor.java SimpleFileVisitor",
  ),
  java(
    "An editor should notice when an open file was changed by someone else: file change notification for a directory",
    "java/nio/file/WatchService.java WatchService",
    "java/nio/file/Watchable.java register",
    "java/nio/file/Path.java register",
    "java/nio/file/WatchKey.java WatchKey",
    "java/nio/file/Watchable.java Watchable",
    "java/nio/file/StandardWatchEventKinds.java StandardWatchEventKinds",
  ),
  java(
    "Print a date in a format of my own such as day, abbreviated month and year",
    "java/time/format/DateTimeFormatter.java ofPattern",
    "java/text/SimpleDateFormat.java SimpleDateFormat",
    "java/text/SimpleDateFormat.java format",
    "java/time/format/DateTimeFormatter.java DateTimeFormatter",
    "java/time/format/DateTimeFormatterBuilder.java appendPattern",
  ),
  java(
    "How old is someone: the number of years, months and days that lie between a birthday and today",
    "java/time/Period.java between",
    "java/time/LocalDate.java until",
    "java/time/Period.java Period",
    "java/time/temporal/ChronoUnit.java between",
  ),
  java(
    "Break formatted input down into tokens and translate individual tokens according to their data type",
    "java/util/Scanner.java Scanner",
    "java/util/Scanner.java nextInt",
    "java/util/Scanner.java next",
    "java/io/StreamTokenizer.java StreamTokenizer",
  ),
  java(
    "Avoid a null check: a container for a value that may be absent, with a default when it is empty",
    "java/util/Optional.java Optional",
    "java/util/Optional.java ofNullable",
    "java/util/Optional.java orElse",
    "java/util/Optional.java orElseGet",
  ),
  java(
    "Collect the members of a roster by gender: a map whose keys are what a classification gives",
    "java/util/stream/Collectors.java groupingBy",
    "java/util/stream/Collectors.java groupingByConcurrent",
  ),
  java(
    "Sort employees by last name and those with the same last name by first name",
    "java/util/Comparator.java thenComparing",
    "java/util/Comparator.java comparing",
  ),
  java(
    "Discover plug-ins: load every provider of an extensible application that is found on the class path",
    "java/util/ServiceLoader.java ServiceLoader",
    "java/util/ServiceLoader.java load",
  ),
  java(
    "Make a class at run time that implements interfaces given as a list and forwards all invocations to one handler",
    "java/lang/reflect/Proxy.java newProxyInstance",
    "java/lang/reflect/Proxy.java Proxy",
    "java/lang/reflect/InvocationHandler.java InvocationHandler",
    "java/lang/reflect/InvocationHandler.java invoke",
    "java/lang/reflect/ProxyGenerator.java ProxyGenerator",
  ),
  java(
    "Write an object with everything it references to a stream so that it can be reconstituted later",
    "java/io/ObjectOutputStream.java writeObject",
    "java/io/ObjectOutputStream.java ObjectOutputStream",
    "java/io/ObjectOutputStream.java writeObject0",
    "java/io/ObjectOutput.java writeObject",
    "java/io/Serializable.java Serializable",
  ),
  java(
    "Translate the texts of a program: find the properties file for the user's language, or else the default one",
    "java/util/ResourceBundle.java getBundle",
    "java/util/ResourceBundle.java ResourceBundle",
    "java/util/PropertyResourceBundle.java PropertyResourceBundle",
    "java/util/ResourceBundle.java getBundleImpl",
  ),
  java(
    "When an asynchronous computation is done pass its outcome to the next step without blocking",
    "java/util/concurrent/CompletableFuture.java thenApply",
    "java/util/concurrent/CompletableFuture.java thenCompose",
    "java/util/concurrent/CompletionStage.java thenApply",
    "java/util/concurrent/CompletableFuture.java CompletableFuture",
    "java/util/concurrent/CompletableFuture.java thenApplyAsync",
    "java/util/concurrent/CompletionStage.java thenCompose",
    "java/util/concurrent/CompletableFuture.java thenAccept",
  ),
];
