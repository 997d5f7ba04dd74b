import type { Values } from "@portal/shared/esitef/values.ts";
import { isSessionKey } from "../../../platform/secrets/session-key.ts";
import { keyHash } from "../key.ts";
import type { Store } from "../store.ts";
import { type Hide, mask } from "./mask.ts";

/** Shorter ones stand in other values by chance. */
const shortestKey = 8;
/** What may be a key by its form: one of ours, wherever it stands, or a word of its own. */
const forms = [/[0-9a-f]{64}/g, /[\w.-]{16,}/g] as const;

/**
 * Hides the keys of a store by their value, whatever field they were put into. Of a key only its hash is kept, so that
 * words are compared by theirs; the one that a call was made with is known, and found inside of words too.
 */
export function withoutOwnKeys({ keys }: Pick<Store, "keys">, presented = ""): Hide {
  const hashes = new Set(keys.map(({ hash }) => hash));
  const isKey = (word: string): boolean => isSessionKey(word) || hashes.has(keyHash(word));
  return (text) => {
    if (text.length < shortestKey) return text;
    const rest = presented.length < shortestKey ? text : text.replaceAll(presented, mask);
    return forms.reduce((left, form) => left.replaceAll(form, (word) => (isKey(word) ? mask : word)), rest);
  };
}

/** The same for every value of a call, before anything of it is kept. */
export const hiddenIn = (values: Values, hide: Hide): Values =>
  new Map([...values].map(([name, given]) => [name, given.map(hide)]));
