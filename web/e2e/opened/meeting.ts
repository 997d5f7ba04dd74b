import type { Locator, Page } from "@playwright/test";
import { type Person, supportEmail } from "../people.ts";

type Opener = (person: Person) => Promise<Locator>;

/** Whose answers are changed, and how. */
type Told = readonly [path: RegExp, change: (body: Record<string, unknown>) => object];

/** Where a dialog is met, and by whom; `opener` brings what is pressed to open it. */
export interface Meeting {
  readonly email: string;
  readonly path: string;
  readonly opener: Opener;
  /** What the API answers otherwise than it would, from the first opening on. */
  readonly told?: Told;
  /** What a press uses up, so that it is done again before each. */
  readonly before?: (person: Person) => Promise<void>;
}

export const button =
  (key: string, values?: Record<string, string | number>): Opener =>
  async ({ page, words }) =>
    page
      .getByRole("main")
      .getByRole("button", { name: words(key, values), exact: true })
      .first();

export const meet = (email: string, at: string, opener: Opener): Meeting => ({ email, path: at, opener });

/** Follows the first row of a list that is about a company. */
const onRow =
  (company: string, next: Opener): Opener =>
  async (person) => {
    const { page } = person;
    await page
      .getByRole("main")
      .getByRole("link", { name: new RegExp(company) })
      .first()
      .click();
    await page.waitForURL(/occurrence=/);
    return next(person);
  };

export const onCompany =
  (company: string, next: Opener): Opener =>
  async (person) => {
    await person.page.getByRole("link", { name: company }).click();
    return next(person);
  };

/** Changes an answer of the API on its way to the page. */
export async function tell(page: Page, [path_, change]: Told): Promise<void> {
  await page.route(
    (url) => path_.test(url.pathname),
    async (route) => {
      const response = await route.fetch();
      const body: Record<string, unknown> = await response.json();
      await route.fulfill({ response, json: change(body) });
    },
  );
}

/** What else an answer has, whatever other tests have done to its person meanwhile. */
export const members =
  (more: object): Told[1] =>
  (body) => ({ ...body, ...more });

export const itemsOf = ({ items }: Record<string, unknown>): readonly object[] =>
  Array.isArray(items) ? items : [];

export const onTicket = (company: string, kind: string, opener: Opener, told?: Told): Meeting => ({
  ...meet(
    supportEmail,
    `/onboarding/bo/dashboard?status=all&stage=${kind}&text=${company}`,
    onRow(company, opener),
  ),
  told,
});

/** A ticket of fraud prevention, told from that of Online Payment for the same step. */
export const onFraudTicket = (company: string, kind: string, opener: Opener): Meeting =>
  onTicket(company, `${kind}&product=fraud-prevention`, opener);

export const ticketOf = (company: string, kind: string, key: string): Meeting =>
  onTicket(company, kind, button(key));
