import type { CallWords } from "../../words/words.ts";

export const preauthBeginWords = {
  title: {
    pt: "Criação da pré-autorização",
    en: "Creating the pre-authorization",
    es: "Creación de la preautorización",
  },
  purpose: {
    pt: "Abre uma reserva e devolve o NIT. É a mesma chamada do pagamento, com `transaction_type` igual a `preauthorization`.",
    en: "Opens a reservation and returns the NIT. It is the call of a payment, with `transaction_type` set to `preauthorization`.",
    es: "Abre una reserva y devuelve el NIT. Es la misma llamada del pago, con `transaction_type` igual a `preauthorization`.",
  },
} as const satisfies CallWords;
