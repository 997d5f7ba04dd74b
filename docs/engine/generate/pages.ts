import { docSetPages } from "./doc-set/doc-set-page.ts";
import { fieldAlphabetPage } from "./field/field-alphabet-page.ts";
import { fieldGroupPages } from "./field/field-group-page.ts";
import { fieldIndexPage } from "./field/field-index-page.ts";
import { fieldPages } from "./field/field-page.ts";
import type { GeneratedPage } from "./generated-page.ts";
import { manualPages } from "./library/manual-page.ts";
import { libraryReferencePages } from "./library/reference-page.ts";
import { routineIndexPage } from "./library/routine-index-page.ts";
import { libraryRoutinePages } from "./library/routine-page.ts";
import { countryPages } from "./operation/country-page.ts";
import { operationPages } from "./operation/operation-page.ts";
import { routingPages } from "./operation/routing-page.ts";
import { wsConsultaPages } from "./product/ws-consulta-page.ts";
import { routineListPage } from "./simplified/routine-list-page.ts";
import { simplifiedPagesGenerated } from "./simplified/simplified-page.ts";
import { tablePagesGenerated } from "./table/table-page.ts";
import { caseMatrix } from "./testing/case-matrix.ts";
import { errorCatalogue } from "./testing/error-catalogue.ts";

const reference: readonly GeneratedPage[] = [
  fieldIndexPage,
  fieldAlphabetPage,
  ...fieldPages,
  ...fieldGroupPages,
  ...operationPages,
  ...countryPages,
  ...routingPages,
  ...wsConsultaPages,
  routineIndexPage,
  ...libraryRoutinePages,
  ...libraryReferencePages,
  routineListPage,
  ...simplifiedPagesGenerated,
  ...manualPages,
  errorCatalogue,
  caseMatrix,
  ...tablePagesGenerated,
];

/** Everything that is generated. */
export const generatedPages: readonly GeneratedPage[] = [...docSetPages(reference), ...reference];
