import type { DescribedParameter, DescribedValue } from "@portal/shared/esitef/described.ts";
import { sandboxBaseOf } from "@portal/shared/esitef/sandbox-address.ts";
import type { SandboxProduct } from "@portal/shared/sandbox/call.ts";
import { wsConsultaAddress } from "@portal/shared/ws-consulta/sandbox-address.ts";
import { type CallPage, callExamples, callPages } from "./call-pages.ts";
import { type CarriedValue, gives, takes } from "./e-sitef/carried-values.ts";
import { postponedBegin, postponedDo } from "./examples/esitef-guide-examples.ts";
import type { HttpExample } from "./examples/request-code/http-example.ts";
import { wsConsultaExamples } from "./examples/ws-consulta-examples.ts";
import { type ApiCall, callsOf } from "./product-api/described.ts";
import { wsConsultaApi } from "./product-apis.ts";
import { takesOfSale } from "./sitefex-ws-consulta/taken-values.ts";

/** A call as a panel sends it. */
export interface PanelCall extends Pick<CallPage, "method" | "path"> {
  /** The name of its example in the stories. */
  readonly id: string;
  readonly product: SandboxProduct;
  /** Where the sandbox answers that. */
  readonly base: string;
  /** Whose pages give what it takes. */
  readonly givers: string;
  readonly parameters: readonly DescribedParameter[];
  readonly answer: readonly DescribedValue[];
  /** What the form starts with. */
  readonly example: HttpExample;
  readonly gives: Readonly<Partial<Record<CarriedValue, string>>>;
  readonly takes: Readonly<Record<string, CarriedValue>>;
}

function ofPage(page: CallPage, example: HttpExample | undefined, id = page.example): PanelCall {
  const { method, path, parameters, answer, docSet } = page;
  if (!example) throw new Error(`The call ${id} has no example.`);
  return {
    id,
    product: "e-sitef",
    base: sandboxBaseOf(path),
    givers: docSet,
    method,
    path,
    parameters,
    answer,
    example,
    gives: gives(page),
    takes: takes(page),
  };
}

/** An example of a guide that says more than the one of its call's page. */
function ofGuide(id: string, pageExample: string, example: HttpExample): PanelCall {
  const page = callPages.find((each) => each.example === pageExample);
  if (!page) throw new Error(`There is no page of ${pageExample}.`);
  return ofPage(page, example, id);
}

/** The hours of the example's sale say nothing of when the reader's was made. */
function atAnyHour(example: HttpExample): HttpExample {
  const url = new URL(example.url);
  for (const name of ["horainicial", "horafinal"]) url.searchParams.delete(name);
  return { ...example, url: url.href };
}

/** WS Consulta answers from the sales of e-SiTef: what it is asked for, e-SiTef's calls give. */
function ofWsConsulta(call: ApiCall): PanelCall {
  const { id, method, path, parameters, answer } = call;
  const example = wsConsultaExamples[id];
  if (!example) throw new Error(`The call ${id} has no example.`);
  return {
    id,
    product: "sitefex-ws-consulta",
    base: wsConsultaAddress,
    givers: "e-sitef",
    method,
    path,
    parameters,
    answer: typeof answer === "string" ? [] : answer,
    example: atAnyHour(example),
    gives: {},
    takes: takesOfSale(call),
  };
}

/** Every call that can be sent from a page. */
export const panelCalls: readonly PanelCall[] = [
  ...callPages.map((page) => ofPage(page, callExamples[page.example])),
  ofGuide("postponedBegin", "payment-begin", postponedBegin),
  ofGuide("postponedDo", "payment-do", postponedDo),
  ...callsOf(wsConsultaApi).map(ofWsConsulta),
];
