import type { Localized } from "@portal/shared/locales.ts";
import { homeWords } from "../../words/home.ts";

interface MostVisitedPage {
  readonly path: string;
  readonly title: Localized;
  readonly set: Localized;
}

const { visited, set } = homeWords;

export const mostVisited: readonly MostVisitedPage[] = [
  { path: "/docs/e-sitef/pagamento-rest-quickstart", title: visited.restPayment, set: set.online },
  { path: "/docs/e-sitef/pagamento-html-quickstart", title: visited.htmlPayment, set: set.online },
  { path: "/docs/e-sitef/cancelamento-rest-quickstart", title: visited.cancellation, set: set.online },
  { path: "/docs/e-sitef/armazenamento-rest-quickstart", title: visited.storage, set: set.online },
  { path: "/docs/sitef-interface-simplificada/introducao", title: visited.simplified, set: set.inStore },
  { path: "/docs/e-sitef/glossario", title: visited.glossary, set: set.online },
];
