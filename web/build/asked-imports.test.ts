import { notThere } from "./asked-imports.ts";

const imports = new Map([
  ["index.js", ["react.js", "frame.js"]],
  ["frame.js", ["react.js"]],
  ["page.js", ["index.js", "form.js"]],
  ["form.js", ["field.js", "form-rules.js"]],
  ["form-rules.js", ["form.js"]],
]);

test("code that comes later asks for what neither its page nor the frame has brought", () => {
  const files = ["dialog.js", "field.js", "frame.js", "react.js", "table.js"];
  expect(notThere(imports, ["page.js", "index.js"], files)).toEqual(["dialog.js", "table.js"]);
});

test("code of the frame asks for all that the frame has not", () => {
  const files = ["page.js", "index.js", "form.js", "field.js"];
  expect(notThere(imports, ["index.js"], files)).toEqual(["page.js", "form.js", "field.js"]);
});
