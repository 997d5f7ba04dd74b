/**
 * Exports that only tests read, and files that only tests import, as they were when this was first looked at; the list
 * only shrinks. Support of tests belongs into a folder called `testing`.
 */
export const knownUnread: Readonly<Record<string, readonly string[]>> = {
  "docs/data/e-sitef/failure/error-bodies.ts": ["onlyForced"],
  "docs/data/stories/stories.ts": ["before"],
  "docs/data/stories/comparable.ts": ["*"],
  "docs/data/stories/reader.ts": ["*"],
  "docs/data/stories/run.ts": ["*"],
  "docs/data/stories/runtimes.ts": ["*"],
  "docs/engine/gates/fragments/fragments.ts": ["*"],
  "docs/engine/gates/fragments/java-surroundings.ts": ["*"],
  "docs/engine/generate/downloads/read-back.ts": ["*"],
  "docs/engine/generate/downloads/send-collection.ts": ["*"],
  "docs/engine/generate/downloads/send-http-file.ts": ["*"],
  "docs/engine/generate/openapi/validators.ts": ["*"],
  "shared/messages/untranslated.ts": ["saysTheSame"],
};
