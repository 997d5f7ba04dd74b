import type { CallWords } from "../../words/words.ts";

export const preauthQueryWords = {
  title: {
    pt: "Consulta da pré-autorização",
    en: "Querying the pre-authorization",
    es: "Consulta de la preautorización",
  },
  purpose: {
    pt: "Devolve os dados atuais da reserva, até 15 dias depois da criação. Consulte se passaram dias ou se a resposta da reserva se perdeu; de uma captura a consulta não diz nada, porque a reserva continua em `CON`.",
    en: "Returns the current data of the reservation, up to 15 days after its creation. Query if days have passed or if the response of the reservation got lost; of a capture the query tells nothing, because the reservation stays in `CON`.",
    es: "Devuelve los datos actuales de la reserva, hasta 15 días después de la creación. Consulte si pasaron días o si se perdió la respuesta de la reserva; de una captura la consulta no dice nada, porque la reserva sigue en `CON`.",
  },
} as const satisfies CallWords;
