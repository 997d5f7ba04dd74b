import type { DescribedProduct } from "@portal/shared/documentation/downloads.ts";
import { wsConsultaRefusals } from "@portal/shared/ws-consulta/errors.data.ts";
import { wsConsultaOperations, wsConsultaSecurity } from "@portal/shared/ws-consulta/operations.data.ts";
import { wsConsultaAddress } from "@portal/shared/ws-consulta/sandbox-address.ts";
import { wsConsultaValues } from "@portal/shared/ws-consulta/values.data.ts";
import type { ProductApi } from "./product-api/described.ts";
import { pspApiWords, pspOperationWords } from "./psp-fiserv/operation-words.data.ts";
import { pspOperations, pspRefusals, pspSecurity } from "./psp-fiserv/operations.data.ts";
import { pspValueWords } from "./psp-fiserv/value-words.data.ts";
import { pspValues } from "./psp-fiserv/values.data.ts";
import { wsConsultaApiWords, wsConsultaOperationWords } from "./sitefex-ws-consulta/operation-words.data.ts";
import { wsConsultaValueWords } from "./sitefex-ws-consulta/value-words.data.ts";

export const wsConsultaApi: ProductApi = {
  docSet: "sitefex-ws-consulta",
  words: wsConsultaApiWords,
  exampleHost: "ws-consulta.example.com",
  sandboxAddress: wsConsultaAddress,
  operations: wsConsultaOperations,
  operationWords: wsConsultaOperationWords,
  values: wsConsultaValues,
  valueWords: wsConsultaValueWords,
  security: wsConsultaSecurity,
  refusals: wsConsultaRefusals,
};

export const pspApi: ProductApi = {
  docSet: "psp-fiserv",
  words: pspApiWords,
  exampleHost: "connect-cert.example.com",
  operations: pspOperations,
  operationWords: pspOperationWords,
  values: pspValues,
  valueWords: pspValueWords,
  security: pspSecurity,
  refusals: pspRefusals,
};

/** HTTP interfaces of other products than e-SiTef whose calls are public. */
export const productApis: Readonly<Record<DescribedProduct, ProductApi>> = {
  "sitefex-ws-consulta": wsConsultaApi,
  "psp-fiserv": pspApi,
};
