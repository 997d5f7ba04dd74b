/** Values of `estado` that public pages print. */
export type Estado =
  | "PENDENTE"
  | "WAITING_ANSWER_HOST"
  | "CONFIRMED_PDV"
  | "CONFIRMED_BACK_OFFICE"
  | "CONFIRMED_ADMINISTRATIVE"
  | "CANCELED_PDV"
  | "CANCELED_BACK_OFFICE"
  | "CANCELED_ADMINISTRATIVE"
  | "CANCELED_TIMEOUT_HOST"
  | "REVERSAED"
  | "REVERSAED_PARTIAL";

/** What WS Consulta did to a pending sale, by the causes of e-SiTef's machine of a payment. */
export const wsConsultaCauses = {
  confirmed: "confirmed by WS Consulta",
  voided: "voided by WS Consulta",
} as const;

export interface EstadoRule {
  /** Of e-SiTef. */
  readonly status: string;
  /** Only where this caused the status. */
  readonly cause?: string;
  /** Only after a part was given back. */
  readonly isPartlyRefunded?: true;
  readonly estado: Estado;
}

/**
 * What the sandbox calls a sale that e-SiTef made, by its status there: the first rule that fits. No public page says it,
 * and none prints a value for a sale that was declined or whose risk is in review: of those, `estado` is null.
 */
export const estadoRules: readonly EstadoRule[] = [
  { status: "PPC", estado: "PENDENTE" },
  { status: "PEN", estado: "WAITING_ANSWER_HOST" },
  { status: "CON", isPartlyRefunded: true, estado: "REVERSAED_PARTIAL" },
  { status: "CON", cause: wsConsultaCauses.confirmed, estado: "CONFIRMED_BACK_OFFICE" },
  { status: "CON", estado: "CONFIRMED_PDV" },
  { status: "EST", estado: "REVERSAED" },
  { status: "PPN", cause: wsConsultaCauses.voided, estado: "CANCELED_BACK_OFFICE" },
  { status: "PPN", estado: "CANCELED_PDV" },
];
