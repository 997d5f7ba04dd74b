/** @jest-environment jsdom */
import { accessDataRoutes } from "@portal/shared/access-data/routes.data.ts";
import { pt, screen, show } from "../../../testing/show.tsx";
import { AccessDataView } from "./access-data-view.tsx";

const accessData = accessDataRoutes.get.answer;
if (!accessData) throw new Error("The route shows no access data.");
const { field } = pt["access-data"];
const labels = () => screen.getAllByRole("term").map(({ textContent }) => textContent);

test("a store's credentials are shown in two groups, and its keys masked until somebody asks", () => {
  show(<AccessDataView accessData={accessData} />);
  expect(labels()).toEqual([
    field.merchantId,
    field.merchantKey,
    field.site,
    field.user,
    field.login,
    field.email,
  ]);
  expect(screen.getByText("••••4321")).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole("button", { name: `Mostrar ${field.merchantKey}` })).toBeInstanceOf(HTMLElement);
  expect(screen.queryByRole("button", { name: `Mostrar ${field.merchantId}` })).toBeNull();
  expect(screen.getByRole("button", { name: `Copiar ${field.merchantId}` })).toBeInstanceOf(HTMLElement);
});

test("only the site is a link, and it leaves the portal open", () => {
  show(<AccessDataView accessData={accessData} />);
  const [site, ...others] = screen.getAllByRole("link");
  expect(others).toEqual([]);
  expect(site?.getAttribute("href")).toBe("https://homologacao.example.com");
  expect(site?.getAttribute("target")).toBe("_blank");
});

test("the key of the anti-fraud is only named where the configuration has one, and it is masked too", () => {
  show(<AccessDataView accessData={{ ...accessData, fraudDetectTestKey: "••••9876" }} />);
  expect(labels()[2]).toBe(field.fraudDetectTestKey);
  expect(screen.getByText("••••9876")).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole("button", { name: `Mostrar ${field.fraudDetectTestKey}` })).toBeInstanceOf(
    HTMLElement,
  );
});
