/** How DynamoDB writes a value. Its sets and binary values are nothing that we store. */
export type Attribute =
  | { readonly S: string }
  | { readonly N: string }
  | { readonly BOOL: boolean }
  | { readonly NULL: true }
  | { readonly L: readonly Attribute[] }
  | { readonly M: Attributes };
export type Attributes = Readonly<Record<string, Attribute>>;

function attributeOf(value: unknown): Attribute {
  if (value === null) return { NULL: true };
  if (typeof value === "string") return { S: value };
  if (typeof value === "boolean") return { BOOL: value };
  if (typeof value === "number" && Number.isFinite(value)) return { N: String(value) };
  if (Array.isArray(value)) return { L: value.map(attributeOf) };
  if (typeof value === "object") return { M: attributesOf(value) };
  throw new TypeError(`A ${typeof value} cannot be stored.`);
}

/** What is undefined is left out. */
export const attributesOf = (item: object): Attributes =>
  Object.fromEntries(
    Object.entries(item).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, attributeOf(value)]],
    ),
  );

function valueOf(attribute: Attribute): unknown {
  if ("S" in attribute) return attribute.S;
  if ("N" in attribute) return Number(attribute.N);
  if ("BOOL" in attribute) return attribute.BOOL;
  if ("L" in attribute) return attribute.L.map(valueOf);
  return "M" in attribute ? itemOf(attribute.M) : null;
}

export const itemOf = (attributes: Attributes): Record<string, unknown> =>
  Object.fromEntries(Object.entries(attributes).map(([name, attribute]) => [name, valueOf(attribute)]));
