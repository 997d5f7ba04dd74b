import { referenceWords } from "../../words/reference.ts";

export const openApiWords = referenceWords.openApi;
