import { createHmac, timingSafeEqual } from "node:crypto";
import { DomainError } from "@portal/shared/errors.ts";
import { keyFor } from "./secret.ts";

/** Whose list and of what: a cursor is good for nobody and nothing else. */
export interface CursorScope {
  readonly sub: string;
  readonly list: string;
  readonly filter: object;
}

async function sign({ sub, list, filter }: CursorScope, position: string): Promise<Buffer> {
  const text = JSON.stringify([sub, list, filter, position]);
  return createHmac("sha256", await keyFor("cursor"))
    .update(text)
    .digest();
}

/** Opaque to the caller, though not secret: it holds the place in the list, which the signature vouches for. */
export async function writeCursor(scope: CursorScope, position: string): Promise<string> {
  const signature = await sign(scope, position);
  return `${Buffer.from(position).toString("base64url")}.${signature.toString("base64url")}`;
}

/** @throws DomainError `invalid-cursor` for one that was made up, altered, or made for another list or caller. */
export async function readCursor(
  scope: CursorScope,
  cursor: string | undefined,
): Promise<string | undefined> {
  if (cursor === undefined) return undefined;
  const [place = "", signature = ""] = cursor.split(".");
  const position = Buffer.from(place, "base64url").toString();
  const given = Buffer.from(signature, "base64url");
  const expected = await sign(scope, position);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw new DomainError("invalid-cursor");
  }
  return position;
}
