import { createHmac, timingSafeEqual } from "node:crypto";
import { DomainError } from "@portal/shared/errors.ts";
import { keyFor } from "../secrets/secret.ts";
import type { TablePage } from "./table.ts";

/** The caller and the list that a cursor belongs to; it is valid for no other. */
export interface CursorScope {
  readonly sub: string;
  readonly list: string;
  readonly filter: object;
}

async function signature({ sub, list, filter }: CursorScope, place: string): Promise<string> {
  const text = JSON.stringify([sub, list, filter, place]);
  return createHmac("sha256", await keyFor("cursor"))
    .update(text)
    .digest("base64url");
}

/** Opaque to the caller, though not secret: it holds the position in the list, which the signature protects. */
async function writeCursor(scope: CursorScope, position: string): Promise<string> {
  const place = Buffer.from(position).toString("base64url");
  return `${place}.${await signature(scope, place)}`;
}

/** @throws DomainError `invalid-cursor` for a cursor that was altered, or made for another list or caller */
export async function readCursor(
  scope: CursorScope,
  cursor: string | undefined,
): Promise<string | undefined> {
  if (cursor === undefined) return undefined;
  const [place = "", given = ""] = cursor.split(".");
  const [claimed, genuine] = [given, await signature(scope, place)].map((text) => Buffer.from(text));
  if (!claimed || !genuine || claimed.length !== genuine.length || !timingSafeEqual(claimed, genuine)) {
    throw new DomainError("invalid-cursor");
  }
  return Buffer.from(place, "base64url").toString();
}

/** A page as it leaves the API: with a cursor where there is more, and how many entries of it cannot be read. */
export async function signedPage<T>(scope: CursorScope, { items, unreadable, next }: TablePage<T>) {
  return { items, unreadable, cursor: next && (await writeCursor(scope, next)) };
}
