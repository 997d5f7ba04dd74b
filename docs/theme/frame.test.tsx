import { renderToStaticMarkup } from "react-dom/server";
import { TableHead } from "./frame.tsx";

jest.mock("./diagram/served-diagrams.ts", () => ({ servedDiagram: () => undefined }));
jest.mock("./use-locale.ts", () => ({ useLocale: () => "pt" }));

test("a table's head heads its column, and an empty corner is no head", () => {
  expect(renderToStaticMarkup(<TableHead>Host</TableHead>)).toBe('<th scope="col">Host</th>');
  expect(renderToStaticMarkup(<TableHead />)).toBe("<td></td>");
});
