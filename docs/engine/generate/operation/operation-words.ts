import type { Kind } from "@portal/shared/esitef/changes.ts";
import type { Place } from "@portal/shared/esitef/described.ts";
import type { Localized } from "@portal/shared/locales.ts";
import type { OperationPage } from "../../../data/e-sitef/operation-pages.ts";
import type { Parameter } from "../../../data/schema.ts";
import { referenceWords } from "../../../words/reference.ts";

export const operationWords = referenceWords.operation;

export const requiredWords: Record<Parameter["required"], Localized> = referenceWords.required;

/** Beside the name of a parameter, where no heading says what the word is about. */
export const requiredText: Record<Parameter["required"], Localized> = referenceWords.requiredBesideName;

export const typeWords: Record<Parameter["type"], Localized> = referenceWords.parameterType;

/** Where a parameter goes; most go in the body, which needs no word. */
export const placeText: Partial<Record<Place, Localized>> = referenceWords.parameterPlace;

/** What has statuses. */
export const kindWords: Record<Kind, Localized> = referenceWords.statusKind;

/** Below "API reference" in the sidebar. */
export const groupWords: Record<OperationPage["group"], Localized> = referenceWords.operationGroup;

interface Guide {
  readonly page: string;
  readonly title: Localized;
}

/** How a call proves that it comes from the store. */
const proofOfOrigin: readonly Guide[] = [
  {
    page: "post-autenticidade",
    title: {
      pt: "POST de autenticidade",
      en: "Authenticity POST",
      es: "POST de autenticidad",
    },
  },
  {
    page: "autenticacao-assinatura",
    title: {
      pt: "Autenticação por assinatura (JWT)",
      en: "Signature authentication (JWT)",
      es: "Autenticación por firma (JWT)",
    },
  },
];

/** The guides to read beside a group's calls, below the doc set. */
export const groupGuides: Partial<Record<OperationPage["group"], readonly Guide[]>> = {
  payment: [
    {
      page: "pagamento-rest-quickstart",
      title: {
        pt: "Pagamento REST: início rápido",
        en: "REST payment: quick start",
        es: "Pago REST: inicio rápido",
      },
    },
    {
      page: "pagamento-rest-fluxo",
      title: { pt: "Pagamento REST: fluxo", en: "REST payment: flow", es: "Pago REST: flujo" },
    },
    {
      page: "generated/autorizadoras",
      title: { pt: "Autorizadoras", en: "Authorizers", es: "Autorizadoras" },
    },
  ],
  cancellation: [
    {
      page: "cancelamento-rest-quickstart",
      title: {
        pt: "Cancelamento: início rápido",
        en: "Cancellation: quick start",
        es: "Cancelación: inicio rápido",
      },
    },
    {
      page: "cancelamento-rest-fluxo",
      title: { pt: "Cancelamento: fluxo", en: "Cancellation: flow", es: "Cancelación: flujo" },
    },
    ...proofOfOrigin,
  ],
  "pre-authorization": [
    {
      page: "pre-autorizacao-rest-quickstart",
      title: {
        pt: "Pré-autorização: início rápido",
        en: "Pre-authorization: quick start",
        es: "Preautorización: inicio rápido",
      },
    },
    {
      page: "pre-autorizacao-rest-fluxo",
      title: { pt: "Pré-autorização: fluxo", en: "Pre-authorization: flow", es: "Preautorización: flujo" },
    },
  ],
  authentication: proofOfOrigin,
  schedule: [
    {
      page: "agendamento-rest-quickstart",
      title: {
        pt: "Agendamento: início rápido",
        en: "Scheduling: quick start",
        es: "Programación: inicio rápido",
      },
    },
    {
      page: "agendamento-rest-fluxo",
      title: {
        pt: "Agendamento: fluxo",
        en: "Scheduling: flow",
        es: "Programación de cobros: flujo",
      },
    },
    {
      page: "agendamento-rest-exec",
      title: {
        pt: "Execução dos agendamentos",
        en: "Schedule execution",
        es: "Ejecución de las programaciones",
      },
    },
    {
      page: "agendamentoedicao-rest-fluxo",
      title: {
        pt: "Edição de agendamento: fluxo",
        en: "Schedule editing: flow",
        es: "Edición de programación: flujo",
      },
    },
  ],
  storage: [
    {
      page: "armazenamento-rest-quickstart",
      title: {
        pt: "Armazenamento: início rápido",
        en: "Card storage: quick start",
        es: "Almacenamiento: inicio rápido",
      },
    },
    {
      page: "armazenamento-rest-overview",
      title: {
        pt: "Armazenamento: visão geral",
        en: "Storage: overview",
        es: "Almacenamiento: visión general",
      },
    },
    {
      page: "armazenamento-js-pagina",
      title: {
        pt: "Página de armazenamento JavaScript",
        en: "JavaScript storage page",
        es: "Página de almacenamiento JavaScript",
      },
    },
  ],
  recharge: [
    {
      page: "recarga-rest-quickstart",
      title: { pt: "Recarga: início rápido", en: "Top-up: quick start", es: "Recarga: inicio rápido" },
    },
    {
      page: "recarga-rest-fluxo",
      title: {
        pt: "Recarga: fluxo",
        en: "Top-up: flow",
        es: "Recarga: flujo",
      },
    },
  ],
  "merchant-registration": [
    {
      page: "cadastro-lojas-ws-quickstart",
      title: {
        pt: "Cadastro de lojas: início rápido",
        en: "Store registration: quick start",
        es: "Registro de comercios: inicio rápido",
      },
    },
    {
      page: "cadastro-lojas-ws-fluxo",
      title: {
        pt: "Cadastro de lojas: fluxo",
        en: "Store registration: flow",
        es: "Registro de comercios: flujo",
      },
    },
    ...proofOfOrigin,
  ],
  "generic-operations": [
    {
      page: "generic-operation-rest-overview",
      title: {
        pt: "Operações genéricas: visão geral",
        en: "Generic operations: overview",
        es: "Operaciones genéricas: visión general",
      },
    },
    ...proofOfOrigin,
  ],
};
