import { sandboxAddress } from "@portal/shared/esitef/sandbox-address.ts";
import { isRecord } from "@portal/shared/field/record.ts";

/** Without what only says where else a call could go: from here it goes to the sandbox. */
const withoutServers = (value: unknown): unknown =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).filter(([name]) => name !== "servers")) : value;

/** The published document with the sandbox as its only server: the page's policy lets nothing reach another one. */
export function sandboxDocument(published: unknown): object {
  if (!isRecord(published) || !isRecord(published.paths)) throw new Error("That is no OpenAPI document.");
  const paths = Object.entries(published.paths).map(([path, item]) => {
    const calls = isRecord(item) ? Object.entries(item) : [];
    const own = Object.fromEntries(calls.map(([method, call]) => [method, withoutServers(call)]));
    return [path, withoutServers(own)] as const;
  });
  return {
    ...published,
    servers: [{ url: sandboxAddress }],
    paths: Object.fromEntries(paths),
  };
}
