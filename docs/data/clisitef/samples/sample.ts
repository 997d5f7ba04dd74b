/** The same call from each language in which programs use the library. */
export type LibrarySamples = Readonly<Record<"c" | "pascal" | "csharp" | "java", string>>;
