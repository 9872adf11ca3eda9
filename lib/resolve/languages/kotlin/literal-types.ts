/** The types of what is written out in Kotlin, each with those above it. */

export const OF_CLASS = ["KClass", "KClassifier", "KDeclarationContainer", "KAnnotatedElement"];
export const OF_JAVA_CLASS = ["Class", "Type", "GenericDeclaration", "AnnotatedElement", "Serializable"];
export const OF_TEXT = ["String", "CharSequence", "Comparable"];
export const OF_NUMBER = ["Int", "Number", "Comparable"];
/** What refers to a member of a type, which is asked with an object of the type. */
export const OF_PROPERTY = ["KProperty1", "KProperty", "KMutableProperty1", "KCallable"];
export const OF_FUNCTION = ["KFunction", "KCallable"];
