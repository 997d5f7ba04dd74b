import { isRecord } from "@portal/shared/field/record.ts";

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** What the document calls its parts, in its own language; programs know them by a short name. */
const titlesOf = (tags: unknown): ReadonlyMap<unknown, unknown> =>
  new Map(
    listOf(tags)
      .filter(isRecord)
      .map(({ name, description }) => [name, description]),
  );

/**
 * The sandbox as it is reached from this page, whatever address of the site the document names. The provider's servers are
 * no use here: the page's policy lets nothing reach them.
 */
const ofSandbox = (servers: unknown) =>
  listOf(servers).flatMap((each) => {
    const [, path] =
      (isRecord(each) && /^(?:https?:\/\/[^/{}]+)?(\/sandbox\/.*)$/.exec(String(each.url))) || [];
    return path === undefined ? [] : [{ ...Object(each), url: path }];
  });

/** A call as the explorer lists it: below the title of its part, at the sandbox alone. */
function listed(call: unknown, titles: ReadonlyMap<unknown, unknown>): unknown {
  if (!isRecord(call)) return call;
  const { servers, ...own } = call;
  return {
    ...own,
    ...(servers !== undefined && { servers: ofSandbox(servers) }),
    tags: listOf(call.tags).map((tag) => titles.get(tag) ?? tag),
  };
}

/** The explorer would lead to it by an English sentence; the page's own header has it in the reader's language. */
function withoutContact(info: unknown): unknown {
  if (!isRecord(info)) return info;
  const { contact: _contact, ...own } = info;
  return own;
}

/** The published document with the sandbox as its only server. */
export function sandboxDocument(published: unknown): object {
  if (!isRecord(published) || !isRecord(published.paths)) throw new Error("That is no OpenAPI document.");
  const titles = titlesOf(published.tags);
  const paths = Object.entries(published.paths).map(([path, item]) => {
    const calls = isRecord(item) ? Object.entries(item) : [];
    return [path, Object.fromEntries(calls.map(([method, call]) => [method, listed(call, titles)]))] as const;
  });
  return {
    ...published,
    info: withoutContact(published.info),
    servers: ofSandbox(published.servers),
    tags: [...titles.values()].map((name) => ({ name })),
    paths: Object.fromEntries(paths),
  };
}
