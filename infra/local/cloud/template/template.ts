import { Problem } from "../../../problem.ts";
import { type Addresses, localizeAll } from "./addresses.ts";
import type { Assembly, RawResource, Stack } from "./assembly.ts";
import { conditionHolds, type References, resolveValue } from "./intrinsics.ts";
import { isEmulated, type Physical, physicalOf } from "./resource-types.ts";

export interface Resource<Properties> {
  readonly stack: string;
  /** The logical id. */
  readonly id: string;
  readonly type: string;
  /** What `Ref` gives. */
  readonly ref: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly properties: Properties;
}

/** The stacks of a stage with every reference resolved to what it is on this machine. */
export interface Template {
  readonly region: string;
  ofType<Properties>(...types: string[]): Resource<Properties>[];
  /** What each stack tells whoever deploys or runs it, by stack and name. */
  readonly outputs: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Types that the stacks use and the local stack knowingly leaves out. */
  readonly notEmulated: readonly string[];
  /** The folder that an asset was staged in. */
  assetFolder(hash: string): string | undefined;
}

function resourcesOf(stack: Stack, references: References): [string, RawResource][] {
  const resolve = (value: unknown) => resolveValue(value, stack, references);
  return Object.entries(stack.template.Resources ?? {}).filter(
    ([, { Condition }]) => Condition === undefined || conditionHolds(Condition, stack, resolve),
  );
}

/** Answers references between resources and stacks; names are made on demand, because they refer to each other. */
class Naming implements References {
  readonly #assembly: Assembly;
  readonly #siteHost: string;
  readonly #physical = new Map<string, Physical>();

  constructor(assembly: Assembly, siteHost: string) {
    this.#assembly = assembly;
    this.#siteHost = siteHost;
  }

  physical(stack: Stack, id: string): Physical {
    const key = `${stack.name}/${id}`;
    const known = this.#physical.get(key);
    if (known) return known;
    const raw = stack.template.Resources?.[id];
    if (!raw) throw new Problem(`${stack.name} refers to ${id}, which it does not declare.`);
    const property = (name: string) => resolveValue(raw.Properties?.[name], stack, this);
    const { name, account, region } = stack;
    const siteHost = this.#siteHost;
    const made = physicalOf({ stack: name, id, type: raw.Type, account, region, siteHost, property });
    this.#physical.set(key, made);
    return made;
  }

  ref(stack: Stack, id: string): unknown {
    return this.physical(stack, id).ref;
  }

  attribute(stack: Stack, id: string, attribute: string): unknown {
    const value = this.physical(stack, id).attributes[attribute];
    if (value !== undefined) return value;
    const type = stack.template.Resources?.[id]?.Type ?? "";
    if (isEmulated(type))
      throw new Problem(`${stack.name} reads ${id}.${attribute}, which a local ${type} does not have.`);
    return `${id}.${attribute}`;
  }

  exported(name: string): unknown {
    for (const stack of this.#assembly.stacks) {
      for (const { Value, Export } of Object.values(stack.template.Outputs ?? {})) {
        if (Export && resolveValue(Export.Name, stack, this) === name)
          return resolveValue(Value, stack, this);
      }
    }
    throw new Problem(`A stack imports ${name}, which no stack of this stage exports.`);
  }
}

function resolveResource(
  stack: Stack,
  id: string,
  raw: RawResource,
  naming: Naming,
): Omit<Resource<unknown>, "properties"> {
  const { ref, attributes } = naming.physical(stack, id);
  return { stack: stack.name, id, type: raw.Type, ref, attributes };
}

function outputsOf(stack: Stack, naming: Naming, addresses: Addresses): Record<string, string> {
  const outputs = Object.entries(stack.template.Outputs ?? {});
  return Object.fromEntries(
    outputs.map(([name, { Value }]) => [
      name,
      String(localizeAll(addresses, resolveValue(Value, stack, naming))),
    ]),
  );
}

/** The stacks come from CDK's own typed constructs: a resource of a type has that type's properties. */
const isOfType = <Properties>(
  resource: Resource<unknown>,
  types: readonly string[],
): resource is Resource<Properties> => types.includes(resource.type);

/** Resolves all stacks at once, so that whatever the local stack cannot run is refused before anything is started. */
export function resolveTemplate(assembly: Assembly, addresses: Addresses): Template {
  const naming = new Naming(assembly, new URL(addresses.siteUrl).host);
  const resources: Resource<unknown>[] = assembly.stacks.flatMap((stack) =>
    resourcesOf(stack, naming).map(([id, raw]) => ({
      ...resolveResource(stack, id, raw, naming),
      properties: isEmulated(raw.Type)
        ? localizeAll(addresses, resolveValue(raw.Properties ?? {}, stack, naming))
        : {},
    })),
  );
  return {
    region: assembly.stacks[0]?.region ?? "us-east-1",
    ofType: <Properties>(...types: string[]) =>
      resources.filter((resource): resource is Resource<Properties> => isOfType<Properties>(resource, types)),
    outputs: Object.fromEntries(
      assembly.stacks.map((stack) => [stack.name, outputsOf(stack, naming, addresses)]),
    ),
    notEmulated: [...new Set(resources.map(({ type }) => type).filter((type) => !isEmulated(type)))].sort(),
    assetFolder: (hash) => assembly.assets.get(hash),
  };
}
