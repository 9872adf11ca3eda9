/**
 * Methods that come with .NET: of LINQ, which extend what is iterated over, and of the types of every program's day.
 */
import { words } from "../rules/name-rules";

/** Extensions of `System.Linq`. */
const LINQ = words(`
  Aggregate AggregateBy All Any Append AsEnumerable AsQueryable Average Cast Chunk Concat Contains Count CountBy
  DefaultIfEmpty Distinct DistinctBy ElementAt ElementAtOrDefault Except ExceptBy First FirstOrDefault GroupBy GroupJoin
  Index Intersect IntersectBy Join Last LastOrDefault LeftJoin LongCount Max MaxBy Min MinBy OfType Order OrderBy
  OrderByDescending OrderDescending Prepend Reverse RightJoin Select SelectMany SequenceEqual Shuffle Single
  SingleOrDefault Skip SkipLast SkipWhile Sum Take TakeLast TakeWhile ThenBy ThenByDescending ToArray ToDictionary
  ToHashSet ToList ToLookup TryGetNonEnumeratedCount Union UnionBy Where Zip AsParallel AsAsyncEnumerable
`);

/** Members of values: of texts, collections, tasks, streams, reflection and numbers. */
const MEMBERS = words(`
  Abs Abort Accept Acquire Add AddAsync AddDays AddHours AddMilliseconds AddMinutes AddMonths AddRange AddSeconds AddTicks
  AddYears AddFirst AddLast AddAfter AddBefore AddOrUpdate AppendFormat AppendJoin AppendLine AppendChar AsMemory AsReadOnly
  AsSpan AsTask Attach BeginInvoke BinarySearch Bind Build Cancel CancelAfter CancelAsync Ceiling Clear Clone Close CloseAsync
  Commit CompareTo Complete CompleteAdding Compile Configure ConfigureAwait Connect ConnectAsync ContainsKey ContainsValue
  ContinueWith ConvertAll Copy CopyTo CopyToAsync Create CreateAsync CreateDelegate CreateInstance CreateScope Decode
  Decrement Delete DeleteAsync Deconstruct Dequeue Deserialize DeserializeAsync Dispose DisposeAsync DynamicInvoke Encode
  EndInvoke EndsWith Enqueue EnsureCapacity EnterReadLock EnterWriteLock EnumerateArray EnumerateObject Equals Execute
  ExecuteAsync ExecuteReader ExecuteScalar Exists ExceptWith ExitReadLock ExitWriteLock Exit FindAll FindIndex FindLast
  FindLastIndex Find Flush FlushAsync ForEach Format Get GetAsync GetAwaiter GetBytes GetByteCount GetChars
  GetConstructor GetConstructors GetCustomAttribute GetCustomAttributes GetElementType GetEnumerator GetAsyncEnumerator
  GetEvent GetEvents GetField GetFields GetGenericArguments GetGenericTypeDefinition GetHashCode GetInterface GetInterfaces
  GetLength GetMember GetMembers GetMethod GetMethods GetNestedType GetNestedTypes GetObjectData GetOrAdd GetParameters
  GetProperties GetProperty GetRange GetResult GetRequiredService GetService GetServices GetString GetType GetTypeInfo
  GetUpperBound GetLowerBound GetValue GetValueOrDefault GetValues GetName GetSection GetStream GetFiles Handle HasFlag
  Increment IndexOf IndexOfAny Initialize Insert InsertRange IntersectWith Invoke InvokeAsync IsAssignableFrom IsAssignableTo
  IsDefined IsInstanceOfType IsMatch IsNormalized IsSubclassOf IsSubsetOf IsSupersetOf IsProperSubsetOf IsProperSupersetOf
  Kill LastIndexOf LastIndexOfAny Load LoadAsync Lock Log MakeArrayType MakeGenericMethod MakeGenericType Match Matches Merge
  Move MoveNext MoveNextAsync Multiply Next NextBytes NextDouble Normalize Notify Open OpenAsync OpenRead OpenWrite Overlaps
  PadLeft PadRight Parse Peek Pop Post PostAsync Process Publish Pulse Push Put PutAsync Read ReadAllText ReadAsync ReadByte
  ReadBytes ReadChar ReadInt32 ReadInt64 ReadKey ReadLine ReadLineAsync ReadString ReadToEnd ReadToEndAsync Refresh Register
  Release Remove RemoveAll RemoveAt RemoveRange RemoveWhere RemoveFirst RemoveLast Rename Replace Reset Resize Resolve Restart
  Resume Rollback Round Run RunAsync Save SaveAsync SaveChanges SaveChangesAsync Search Seek Send SendAsync Serialize
  SerializeAsync Set SetAsync SetEquals SetException SetCanceled SetLength SetResult SetValue SignalAndWait Signal Slice Sort
  Split Start StartAsync StartsWith Stop StopAsync Subscribe Substring Subtract SymmetricExceptWith Swap Throw
  ThrowIfCancellationRequested ToArrayAsync ToBase64String ToBoolean ToByteArray ToCharArray ToDouble ToFrozenDictionary
  ToFrozenSet ToImmutableArray ToImmutableDictionary ToImmutableHashSet ToImmutableList ToInt32 ToInt64 ToListAsync
  ToLocalTime ToLongDateString ToLower ToLowerInvariant ToShortDateString ToString ToUniversalTime ToUpper ToUpperInvariant
  Trim TrimEnd TrimStart TrimExcess TrueForAll TryAdd TryDequeue TryEnqueue TryFormat TryGet TryGetValue TryParse TryPeek TryPop
  TryRead TryRemove TryReset TrySetCanceled TrySetException TrySetResult TryTake TryUpdate TryWrite UnionWith Unregister Unwrap
  Update UpdateAsync Upgrade Use UseAsync Validate ValidateAsync Wait WaitAll WaitAny WaitAsync WaitForExit WaitOne WithCancellation
  Write WriteAsync WriteByte WriteLine WriteLineAsync WriteTo Yield
`);

/** Members that types of .NET have themselves, and none of their values. */
const STATICS = words(`
  ASCII BigEndianUnicode Combine CompletedTask CreateSpecificCulture CurrentCulture CurrentCultureIgnoreCase
  CurrentUICulture Default DefaultThreadCurrentCulture DefaultThreadCurrentUICulture Empty FromDays FromHours
  FromMilliseconds FromMinutes FromResult FromSeconds FromTicks GetCultureInfo GetCultures GetEncoding GetEncodings
  InstalledUICulture InvariantCulture InvariantCultureIgnoreCase InvariantInfo IsNullOrEmpty IsNullOrWhiteSpace Latin1
  MaxValue MinValue NewGuid Now Ordinal OrdinalIgnoreCase ParseExact Today TryParse TryParseExact UTF32 UTF7 UTF8 Unicode
  UtcNow Zero
`);

/** Whether a type of .NET has such a member itself. */
export const isStandardStatic = (name: string): boolean => STATICS.has(name);

export const isLinq = (name: string): boolean => LINQ.has(name);

/** Whether what is asked of a value may be a member that comes with .NET. */
export const isStandardMember = (name: string): boolean => LINQ.has(name) || MEMBERS.has(name);
