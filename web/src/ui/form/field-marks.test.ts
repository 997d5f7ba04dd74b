import type { FieldValues } from "react-hook-form";
import * as z from "zod/mini";
import { createFieldMarks } from "./field-marks.ts";
import { parseForm } from "./form-resolver.ts";

const schema = z.object({
  site: z.string().check(z.minLength(1, "required"), z.regex(/^https:/, "url-not-https")),
  list: z.array(z.string()).check(z.minLength(1, "required")),
});

const agreeing = z.extend(schema, { agrees: z.literal(true, "terms-not-accepted") });

/** A form as react-hook-form keeps it, without a page around it. */
function formOf(values: FieldValues, rules: z.ZodMiniType = schema) {
  const errors: Record<string, { readonly type: string }> = {};
  const setError = (name: string, error: object) => {
    errors[name] = { type: "type" in error && typeof error.type === "string" ? error.type : "" };
  };
  const clearErrors = (name?: string | readonly string[] | readonly `root.${string}`[]) => {
    if (typeof name === "string") Reflect.deleteProperty(errors, name);
  };
  const marks = createFieldMarks(
    { getValues: () => values, setError, clearErrors },
    () => parseForm(rules, values).refusals,
  );
  const type = (name: string, value: unknown) => {
    Reflect.set(values, name, value);
    marks.recheck(errors);
  };
  const marked = () => Object.entries(errors).map(([name, error]) => `${name} ${error.type}`);
  return { marks, type, marked };
}

test("what is filled in wrongly is marked when a form opens, what is missing is not", () => {
  const { marks, marked } = formOf({ site: "http://loja", list: [] });
  marks.markFilled();
  expect(marked()).toEqual(["site url-not-https"]);
});

test("nothing is marked while it is typed", () => {
  const { marked, type } = formOf({ site: "", list: [] });
  type("site", "http");
  expect(marked()).toEqual([]);
});

test("a mark goes as soon as its reason does, and says the new reason otherwise", () => {
  const { marks, marked, type } = formOf({ site: "http://loja", list: ["one"] });
  marks.markFilled();
  type("site", "");
  expect(marked()).toEqual(["site required"]);
  type("site", "https://loja");
  expect(marked()).toEqual([]);
});

test("what only the server knows stays until that very field is edited", () => {
  const { marks, marked, type } = formOf({ site: "https://loja", list: ["one"] });
  marks.mark(new Map([["site", { code: "invalid" }]]), "server");
  type("list", ["one", "two"]);
  expect(marked()).toEqual(["site invalid"]);
  type("site", "https://outra");
  expect(marked()).toEqual([]);
});

test("a refusal of something that is no field of the form marks nothing", () => {
  const { marks, marked } = formOf({ site: "https://loja", list: ["one"] });
  marks.mark(new Map([["other", { code: "invalid" }]]), "server");
  expect(marked()).toEqual([]);
});

test("a box that nobody has ticked is not filled in", () => {
  const { marks, marked } = formOf({ site: "", list: [], agrees: false }, agreeing);
  marks.markFilled();
  expect(marked()).toEqual([]);
  marks.mark(parseForm(agreeing, { site: "https://loja", list: ["one"], agrees: false }).refusals);
  expect(marked()).toEqual(["agrees terms-not-accepted"]);
});
