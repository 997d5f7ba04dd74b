import { version, withDefault } from "../field/fields.ts";

/** Names the notes that a decision was taken on; 0 for none. Notes that were changed since keep it from being sent. */
export const notesVersion = withDefault(version, 0);

/** How a decision is refused for the words in it. */
export const wordErrors = ["notes-changed", "colleague-words"] as const;
