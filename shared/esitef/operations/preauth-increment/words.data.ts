import type { CallWords } from "../../words/words.ts";

export const preauthIncrementWords = {
  title: {
    pt: "Incremento da pré-autorização",
    en: "Incrementing the pre-authorization",
    es: "Incremento de la preautorización",
  },
  purpose: {
    pt: "Acrescenta um valor a uma reserva confirmada e ainda não capturada. É a chamada da efetivação, mais o campo `additional_amount`. Só alguns roteamentos a oferecem: pergunte ao suporte pelo seu.",
    en: "Adds an amount to a reservation that is confirmed and not captured. It is the call that carries out a reservation, plus the field `additional_amount`. Only some routings offer it: ask support about yours.",
    es: "Agrega un importe a una reserva confirmada y todavía no capturada. Es la llamada de ejecución, más el campo `additional_amount`. Solo la ofrecen algunos enrutamientos: pregunte a soporte por el suyo.",
  },
} as const satisfies CallWords;
