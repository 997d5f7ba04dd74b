import { Problem } from "../../../problem.ts";
import type { Stack } from "./assembly.ts";

/** What a template's own text cannot answer: names of resources, here and in other stacks. */
export interface References {
  ref(stack: Stack, id: string): unknown;
  attribute(stack: Stack, id: string, attribute: string): unknown;
  exported(name: string): unknown;
}

type Resolve = (value: unknown) => unknown;
type Intrinsic = (argument: unknown, resolve: Resolve, stack: Stack, references: References) => unknown;

const pseudoParameter = (stack: Stack): Record<string, unknown> => ({
  "AWS::AccountId": stack.account,
  "AWS::NoValue": undefined,
  "AWS::NotificationARNs": [],
  "AWS::Partition": "aws",
  "AWS::Region": stack.region,
  "AWS::StackId": `arn:aws:cloudformation:${stack.region}:${stack.account}:stack/${stack.name}/local`,
  "AWS::StackName": stack.name,
  "AWS::URLSuffix": "amazonaws.com",
});

function ref(stack: Stack, name: string, references: References): unknown {
  const pseudo = pseudoParameter(stack);
  if (name in pseudo) return pseudo[name];
  const parameter = stack.template.Parameters?.[name];
  return parameter ? parameter.Default : references.ref(stack, name);
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function attributeOf(argument: unknown, stack: Stack, references: References): unknown {
  const [id = "", ...rest] = typeof argument === "string" ? argument.split(".") : list(argument).map(String);
  return references.attribute(stack, id, rest.join("."));
}

function substitute(argument: unknown, resolve: Resolve, stack: Stack, references: References): string {
  const [text, given] = list(argument);
  const values = isObject(given) ? given : {};
  return String(text).replaceAll(
    /\$\{([^!}][^}]*)\}|\$\{!([^}]*)\}/g,
    (_, name?: string, literal?: string) => {
      if (name === undefined) return `\${${literal ?? ""}}`;
      if (Object.hasOwn(values, name)) return String(resolve(values[name]));
      return String(name.includes(".") ? attributeOf(name, stack, references) : ref(stack, name, references));
    },
  );
}

function condition(name: string, stack: Stack, resolve: Resolve): boolean {
  const declared = stack.template.Conditions?.[name];
  if (declared === undefined)
    throw new Problem(`${stack.name} uses the condition ${name}, which it does not declare.`);
  return resolve(declared) === true;
}

const intrinsics: Record<string, Intrinsic> = {
  Ref: (argument, _, stack, references) => ref(stack, String(argument), references),
  Condition: (argument, resolve, stack) => condition(String(argument), stack, resolve),
  "Fn::GetAtt": (argument, _, stack, references) => attributeOf(argument, stack, references),
  "Fn::ImportValue": (argument, resolve, _, references) => references.exported(String(resolve(argument))),
  "Fn::Sub": substitute,
  "Fn::Join": (argument, resolve) => {
    const [separator, parts] = list(argument);
    return list(resolve(parts)).join(String(separator));
  },
  "Fn::Select": (argument, resolve) => {
    const [position, values] = list(argument);
    return list(resolve(values))[Number(resolve(position))];
  },
  "Fn::Split": (argument, resolve) => {
    const [separator, text] = list(argument);
    return String(resolve(text)).split(String(separator));
  },
  "Fn::FindInMap": (argument, resolve, stack) => {
    const [map = "", first = "", second = ""] = list(resolve(argument)).map(String);
    return resolve(stack.template.Mappings?.[map]?.[first]?.[second]);
  },
  "Fn::Base64": (argument, resolve) => Buffer.from(String(resolve(argument))).toString("base64"),
  "Fn::If": (argument, resolve, stack) => {
    const [name, then, otherwise] = list(argument);
    return resolve(condition(String(name), stack, resolve) ? then : otherwise);
  },
  "Fn::Equals": (argument, resolve) => {
    const [left, right] = list(argument).map((value) => String(resolve(value)));
    return left === right;
  },
  "Fn::Not": (argument, resolve) => resolve(list(argument)[0]) !== true,
  "Fn::And": (argument, resolve) => list(argument).every((value) => resolve(value) === true),
  "Fn::Or": (argument, resolve) => list(argument).some((value) => resolve(value) === true),
};

/** Replaces every intrinsic function in `value`; what resolves to `AWS::NoValue` disappears. */
export function resolveValue(value: unknown, stack: Stack, references: References): unknown {
  const resolve: Resolve = (inner) => resolveValue(inner, stack, references);
  if (Array.isArray(value)) return value.map(resolve).filter((item) => item !== undefined);
  if (!isObject(value)) return value;
  const [name = "", ...others] = Object.keys(value);
  if (others.length === 0 && (name === "Ref" || name === "Condition" || name.startsWith("Fn::"))) {
    // A policy's "Condition" is an object of operators, not the name of a condition.
    if (name !== "Condition" || typeof value[name] === "string")
      return callIntrinsic(name, value[name], resolve, stack, references);
  }
  const entries = Object.entries(value).map(([key, inner]) => [key, resolve(inner)] as const);
  return Object.fromEntries(entries.filter(([, inner]) => inner !== undefined));
}

function callIntrinsic(
  name: string,
  argument: unknown,
  resolve: Resolve,
  stack: Stack,
  references: References,
): unknown {
  const intrinsic = intrinsics[name];
  if (!intrinsic) throw new Problem(`${stack.name} uses ${name}, which the local stack cannot resolve.`);
  return intrinsic(argument, resolve, stack, references);
}

export { condition as conditionHolds };
