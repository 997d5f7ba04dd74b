import { esitefOpenApi } from "../../../shared/esitef/openapi/document.ts";
import type { Locale } from "../../../shared/locales.ts";
import { operationExamples } from "../../data/e-sitef/operation-examples.ts";

/** The REST interface as it is published: with the examples that the pages show. */
export const openApiDocument = (locale: Locale) => esitefOpenApi(locale, operationExamples);
