import type { CodeWords } from "@portal/shared/esitef/words/words.ts";
import type { LocalizedText } from "../../schema.ts";

/** What a code says of one call, where its general words speak of something that the call does not have. */
export type CodeWordsHere = Partial<Pick<CodeWords, "name">> & { readonly action: LocalizedText };
export type ByCode = Readonly<Record<string, CodeWordsHere>>;
