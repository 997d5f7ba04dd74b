import { type Locale, locales } from "../locales.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { pt } from "./pt.ts";

const saveFailed = [
  "Ocorreu um erro ao salvar",
  "An error occurred while saving",
  "Ocurrió un error al guardar",
];
const saved = [
  "Informações salvas com sucesso",
  "Information saved successfully",
  "Información guardada con éxito",
];
const notifyFailed = [
  "Ocorreu um erro ao notificar o suporte",
  "An error occurred while notifying support",
  "Ocurrió un error al notificar a soporte",
];
const partners = [
  "OPS! Ocorreu um erro. Por favor, tente novamente",
  "OPS! An error occurred. Please try again",
  "OPS! Se ha producido un error. Por favor, inténtelo de nuevo",
];
const support = [
  "OPS! Ocorreu um erro, tente novamente",
  "OPS! An error occurred, please try again",
  "OPS! Se ha producido un error, inténtelo de nuevo",
];
const inconsistent = [
  "Há campos inconsistentes, por favor revise o formulário.",
  "Some fields are inconsistent, please review the form.",
  "Hay campos inconsistentes, por favor revise el formulario.",
];
const noRequests = ["Nenhuma solicitação encontrada", "No requests found", "No se encontraron solicitudes"];

/** Sentences that were ordered word for word, at each place that says them; in the order of `locales`. */
const ordered: Readonly<Record<string, readonly string[]>> = {
  "configuration.saveFailed": saveFailed,
  "certification.saveFailed": saveFailed,
  "fraud-certification.saveFailed": saveFailed,
  "account.profile.saveFailed": saveFailed,
  "configuration.saved": saved,
  "certification.saved": saved,
  "fraud-certification.saved": saved,
  "account.profile.saved": saved,
  "company.saved": saved,
  "configuration.notifyFailed": notifyFailed,
  "certification.notifyFailed": notifyFailed,
  // Of this screen alone the specification gives the sentence in Spanish, with the name of the team.
  "fraud-certification.notifyFailed": [
    "Ocorreu um erro ao notificar o Suporte Técnico",
    "An error occurred while notifying Technical Support",
    "Ocurrió un error al notificar el Soporte Técnico",
  ],
  "release.request.failed": notifyFailed,
  "evidence.failure.store": [
    "Ocorreu um erro ao armazenar a evidência.",
    "An error occurred while storing the evidence.",
    "Ocurrió un error al almacenar la evidencia.",
  ],
  "evidence.remove.failed": [
    "Ocorreu um erro ao remover a evidência.",
    "An error occurred while removing the evidence.",
    "Ocurrió un error al quitar la evidencia.",
  ],
  "partner.failed": partners,
  "back-office.load.failed": support,
  "back-office-form.reject.failed": support,
  "back-office-certification.send.failed": support,
  "release.answer.grant.failed": support,
  "release.answer.decline.failed": support,
  "release.answer.revoke.failed": support,
  "production.delivery.failed": support,
  "fraud-certification.signature.failed": support,
  "partner.answer.approve.failed": support,
  "partner.answer.decline.failed": support,
  "back-office-form.conclude.failed": [
    "Ocorreram erros ao aprovar a Configuração Técnica",
    "Errors occurred while approving the Technical Configuration",
    "Se han producido errores al aprobar la Configuración Técnica",
  ],
  // Not the same as support's: without "OPS!", and it speaks to the reader less formally.
  "company.failed": [
    "Ocorreu um erro, tente novamente",
    "An error occurred, please try again",
    "Se produjo un error, inténtalo de nuevo",
  ],
  // With the mark above the fields of a form, without it above what is missing in several steps.
  "errors.formTitle": ["Formulário inválido!", "Invalid form!", "Formulario inválido!"],
  "fraud-flow.review.invalid": ["Formulário inválido", "Invalid form", "Formulario inválido"],
  "errors.code.invalid-input": inconsistent,
  "fraud-flow.review.invalidLead": inconsistent,
  "back-office-queue.empty": noRequests,
  "back-office-releases.empty": noRequests,
  "certification.testCards.none": [
    "Nenhum cartão encontrado",
    "No cards found",
    "No se encontraron tarjetas",
  ],
};

const storeUnreachable = [
  "Não é possível se comunicar com o depósito de arquivos.",
  "Cannot reach the file store.",
  "No se puede comunicar con el depósito de archivos.",
];

const catalogs: Readonly<Record<Locale, unknown>> = { pt, en, es };

const textAt = (locale: Locale, key: string): unknown =>
  key
    .split(".")
    .reduce<unknown>(
      (found, part) =>
        typeof found === "object" && found !== null ? new Map(Object.entries(found)).get(part) : undefined,
      catalogs[locale],
    );

test.each(Object.keys(ordered))("%s says the sentence that was ordered, in every language", (key) => {
  expect(locales.map((locale) => textAt(locale, key))).toEqual(ordered[key]);
});

test.each(["evidence.failure.store-unreachable", "evidence.download.unreachable"])(
  "%s begins with the sentence that was ordered, in every language, and says how to go on",
  (key) => {
    locales.forEach((locale, at) => {
      const [sentence = "", text] = [storeUnreachable[at], textAt(locale, key)];
      expect(text).toMatch(/\. \S/);
      expect(String(text).slice(0, sentence.length)).toBe(sentence);
    });
  },
);
