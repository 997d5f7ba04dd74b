import type { Assembly, RawResource, RawTemplate, Stack } from "../template/assembly.ts";
import { resolveTemplate, type Template } from "../template/template.ts";

/** Stacks written down by a test, as CDK would have synthesized them. */
export function declaredStacks(
  stacks: Readonly<Record<string, RawTemplate>>,
  assets: Readonly<Record<string, string>> = {},
): Assembly {
  const toStack = ([name, template]: [string, RawTemplate]): Stack => ({
    name,
    account: "111122223333",
    region: "sa-east-1",
    template,
  });
  return { stacks: Object.entries(stacks).map(toStack), assets: new Map(Object.entries(assets)) };
}

export const declaredAddresses = {
  siteUrl: "http://localhost:8080",
  cognitoUrl: "http://localhost:8081",
  s3Url: "http://127.0.0.1:8083",
} as const;

/** One stack with these resources, resolved. */
export const declaredTemplate = (
  resources: Readonly<Record<string, RawResource>>,
  options: {
    assets?: Readonly<Record<string, string>>;
    addresses?: Partial<typeof declaredAddresses> | Record<string, string>;
  } = {},
): Template =>
  resolveTemplate(declaredStacks({ Dev: { Resources: resources } }, options.assets), {
    ...declaredAddresses,
    ...options.addresses,
  });
