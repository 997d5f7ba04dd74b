import { javascriptBegin } from "../examples/esitef-payment-examples.ts";
import { storeToken } from "../examples/esitef-store-examples.ts";
import { javascriptThreeDsBegin } from "../examples/esitef-three-ds-examples.ts";
import type { HttpExample } from "../examples/request-code/http-example.ts";
import { cancelAtHost, captureExternal, editExternal } from "./operations/one-call-examples.ts";
import { ofEachOperation } from "./operations/told-operations.ts";

/** One call of every page: of each operation, under its id, and of the further pages. */
export const operationExamples: Readonly<Record<string, HttpExample>> = {
  ...ofEachOperation(({ example }) => example),
  "payment-js-begin": javascriptBegin,
  "cancel-host": cancelAtHost,
  "preauth-edit-external": editExternal,
  "preauth-capture-external": captureExternal,
  "token-create": storeToken,
  "3ds-js-begin": javascriptThreeDsBegin,
};
