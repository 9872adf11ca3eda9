/** Members of collections, texts, streams and the like that come with Kotlin and the JDK. */
import { words } from "../rules/name-rules";

const MEMBERS = words(`
  accept add addAll addFirst addLast append apply await cancel clear clone close compareTo complete contains containsAll containsKey
  containsValue copyOf count delete entries equals execute exists first flush forEach get getOrDefault hashCode
  hasNext insert indexOf invoke isEmpty iterator join keys last lastIndexOf length list listIterator lines map merge name next
  offer onEach open parse path peek poll pop push put putAll putIfAbsent read readLine readText remove removeAll removeAt removeFirst
  removeIf removeLast replace replaceAll reset reverse retainAll run send set shutdown size sort split start stop stream
  subList submit subSequence text toArray toString trim update value values write writeText
`);

/** Whether a value of them may have a member of this name. */
export const isStandardMember = (name: string): boolean => MEMBERS.has(name);
