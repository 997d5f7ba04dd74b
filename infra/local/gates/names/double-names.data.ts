/** Names that still stand for two types of a wing. No name is added; one that a renaming freed is deleted. */
export const knownDoubles = {
  shared: [],
  portal: [],
  sandbox: [],
  infra: [],
  web: [],
  docs: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;
