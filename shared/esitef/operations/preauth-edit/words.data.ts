import type { CallWords } from "../../words/words.ts";

export const preauthEditWords = {
  title: {
    pt: "Edição da pré-autorização",
    en: "Editing the pre-authorization",
    es: "Edición de la preautorización",
  },
  purpose: {
    pt: "Troca o valor de uma reserva confirmada e ainda não capturada. É a chamada da efetivação, agora com o NIT em `CON`. O roteamento GetNetLac a oferece; se o seu é outro, pergunte ao suporte.",
    en: "Replaces the amount of a reservation that is confirmed and not captured. It is the call that carries out a reservation, now with the NIT in `CON`. The GetNetLac routing offers it; if yours is another one, ask support.",
    es: "Cambia el importe de una reserva confirmada y todavía no capturada. Es la llamada de ejecución, ahora con el NIT en `CON`. El enrutamiento GetNetLac la ofrece; si el suyo es otro, pregunte a soporte.",
  },
} as const satisfies CallWords;
