import type { Localized } from "../../locales.ts";
import type { machines } from "../machine/machines.data.ts";

type MachineChange = (typeof machines)[keyof typeof machines][number];
type Cause = MachineChange["cause"];

/** Why a status changes, in words that fit whatever has the status. */
export const causeWords: Readonly<Record<Cause, Localized>> = {
  "creation accepted": { pt: "Criação aceita.", en: "The creation was accepted.", es: "Creación aceptada." },
  "creation with a wrong parameter": {
    pt: "Criação com um parâmetro errado.",
    en: "The creation had a wrong parameter.",
    es: "Creación con un parámetro incorrecto.",
  },
  "not used in time": {
    pt: "Sem uso dentro do prazo.",
    en: "Nobody used it in time.",
    es: "Sin uso dentro del plazo.",
  },
  "card query accepted": {
    pt: "Consulta de cartão aceita: o status fica como está.",
    en: "The card query was accepted: the status stays as it is.",
    es: "Consulta de tarjeta aceptada: el estado queda como está.",
  },
  "too many card queries": {
    pt: "Consultas de cartão demais.",
    en: "Too many card queries were made.",
    es: "Demasiadas consultas de tarjeta.",
  },
  "approved, automatic confirmation": {
    pt: "Aprovação, com confirmação automática.",
    en: "It was approved and confirmed by itself.",
    es: "Aprobación, con confirmación automática.",
  },
  "approved, additional_data.postpone_confirmation true": {
    pt: "Aprovação, à espera da sua confirmação, porque `additional_data.postpone_confirmation` é `true`.",
    en: "It was approved and waits for your confirmation, because `additional_data.postpone_confirmation` is `true`.",
    es: "Aprobación, a la espera de su confirmación, porque `additional_data.postpone_confirmation` es `true`.",
  },
  "denied by the institution": {
    pt: "A instituição negou.",
    en: "The institution declined it.",
    es: "Rechazo de la institución.",
  },
  "denied and a retry is scheduled": {
    pt: "Sem aprovação, com uma nova tentativa já marcada.",
    en: "It was declined, and another attempt is scheduled.",
    es: "Rechazo, con un nuevo intento ya programado.",
  },
  "authorizer not reached (code 131)": {
    pt: "Sem comunicação com a autorizadora, código `131`.",
    en: "The authorizer was not reached, code `131`.",
    es: "Sin comunicación con la autorizadora, código `131`.",
  },
  "Pix or boleto issued": {
    pt: "Pix ou boleto emitido, à espera do pagamento.",
    en: "The Pix or boleto was issued and waits for the payment.",
    es: "Pix o boleto emitido, a la espera del pago.",
  },
  "card query failed (code 134)": {
    pt: "Consulta de cartão sem sucesso, código `134`: o status fica como está.",
    en: "The card query failed, code `134`: the status stays as it is.",
    es: "Consulta de tarjeta sin éxito, código `134`: el estado queda como está.",
  },
  "confirm=true": {
    pt: "Confirmação da loja, com `confirm=true`.",
    en: "The store confirmed it, with `confirm=true`.",
    es: "Confirmación del comercio, con `confirm=true`.",
  },
  "confirm=false": {
    pt: "Desfeito pela loja, com `confirm=false`.",
    en: "The store voided it, with `confirm=false`.",
    es: "Deshecho por el comercio, con `confirm=false`.",
  },
  "confirmed by WS Consulta": {
    pt: "Confirmação da pendência pelo WS Consulta.",
    en: "It was pending, and WS Query confirmed it.",
    es: "Confirmación de la pendiente por el WS Consulta.",
  },
  "voided by WS Consulta": {
    pt: "Pendência desfeita pelo WS Consulta.",
    en: "It was pending, and WS Query voided it.",
    es: "Pendiente deshecha por el WS Consulta.",
  },
  "not confirmed in time": {
    pt: "Sem confirmação dentro do prazo.",
    en: "Nobody confirmed it in time.",
    es: "Sin confirmación dentro del plazo.",
  },
  "manual risk review accepted": {
    pt: "Revisão manual de risco aceita.",
    en: "The manual risk review accepted it.",
    es: "Revisión manual de riesgo aceptada.",
  },
  "manual risk review rejected": {
    pt: "Revisão manual de risco rejeitada.",
    en: "The manual risk review rejected it.",
    es: "Revisión manual de riesgo rechazada.",
  },
  "review deadline, portal set to accept": {
    pt: "Prazo da revisão esgotado; a configuração do portal manda aceitar.",
    en: "The review ran out of time; the portal is set to accept.",
    es: "Plazo de la revisión agotado; la configuración del portal manda aceptar.",
  },
  "review deadline, portal set to reject": {
    pt: "Prazo da revisão esgotado; a configuração do portal manda rejeitar.",
    en: "The review ran out of time; the portal is set to reject.",
    es: "Plazo de la revisión agotado; la configuración del portal manda rechazar.",
  },
  "a later attempt is approved": {
    pt: "Aprovação em uma tentativa posterior.",
    en: "A later attempt was approved.",
    es: "Aprobación en un intento posterior.",
  },
  "all attempts denied": {
    pt: "Todas as tentativas foram negadas.",
    en: "Every attempt was declined.",
    es: "Rechazo en todos los intentos.",
  },
  "buyer paid": { pt: "Pagamento do comprador.", en: "The buyer paid.", es: "Pago del comprador." },
  "authorizer denied": {
    pt: "A autorizadora negou.",
    en: "The authorizer declined it.",
    es: "Rechazo de la autorizadora.",
  },
  "authorizer not reached": {
    pt: "A autorizadora não respondeu.",
    en: "The authorizer was not reached.",
    es: "La autorizadora no respondió.",
  },
  "authorizer error": {
    pt: "Erro na autorizadora.",
    en: "The authorizer had an error.",
    es: "Error en la autorizadora.",
  },
  "about 3 minutes without payment (Pix)": {
    pt: "Pix sem pagamento por cerca de 3 minutos.",
    en: "The Pix was not paid for about 3 minutes.",
    es: "Pix sin pago durante unos 3 minutos.",
  },
  "cancelled in the merchant portal": {
    pt: "Cancelamento no portal do lojista.",
    en: "It was canceled in the merchant portal.",
    es: "Cancelación en el portal del comercio.",
  },
  "refund of the whole amount approved": {
    pt: "Estorno do valor inteiro aprovado.",
    en: "A refund of the whole amount was approved.",
    es: "Devolución del importe total aprobada.",
  },
  "partial refund approved": {
    pt: "Estorno parcial aprovado: o status fica como está.",
    en: "A partial refund was approved: the status stays as it is.",
    es: "Devolución parcial aprobada: el estado queda como está.",
  },
  "refund made in the portal": {
    pt: "Estorno feito no portal.",
    en: "The refund was made in the portal.",
    es: "Devolución hecha en el portal.",
  },
  "refund refused": {
    pt: "Estorno recusado: o status fica como está.",
    en: "The refund was refused: the status stays as it is.",
    es: "Devolución rechazada: el estado queda como está.",
  },
  "approved in one call": {
    pt: "Aprovação em uma única chamada.",
    en: "It was approved in a single call.",
    es: "Aprobación en una sola llamada.",
  },
  "approved in one call, additional_data.postpone_confirmation true": {
    pt: "Aprovação em uma única chamada, à espera da sua confirmação, porque `additional_data.postpone_confirmation` é `true`.",
    en: "It was approved in a single call and waits for your confirmation, because `additional_data.postpone_confirmation` is `true`.",
    es: "Aprobación en una sola llamada, a la espera de su confirmación, porque `additional_data.postpone_confirmation` es `true`.",
  },
  "Pix issued in one call": {
    pt: "Pix emitido em uma única chamada, à espera do pagamento.",
    en: "The Pix was issued in a single call and waits for the payment.",
    es: "Pix emitido en una sola llamada, a la espera del pago.",
  },
  "denied in one call": {
    pt: "Sem aprovação, em uma única chamada.",
    en: "It was declined in a single call.",
    es: "Rechazo en una sola llamada.",
  },
  "authorizer not reached in one call": {
    pt: "Sem comunicação com a autorizadora, em uma única chamada.",
    en: "The authorizer was not reached in a single call.",
    es: "Sin comunicación con la autorizadora, en una sola llamada.",
  },
  creation: { pt: "Criação.", en: "It was created.", es: "Se creó." },
  "buyer opened the page": {
    pt: "Página aberta pelo comprador.",
    en: "The buyer opened the page.",
    es: "Página abierta por el comprador.",
  },
  "buyer inactive too long": {
    pt: "Comprador sem atividade por tempo demais.",
    en: "The buyer did nothing for too long.",
    es: "Comprador sin actividad por demasiado tiempo.",
  },
  "buyer cancelled": {
    pt: "Desistência do comprador.",
    en: "The buyer canceled.",
    es: "Cancelación del comprador.",
  },
  paid: { pt: "Pagamento feito.", en: "It was paid.", es: "Pago hecho." },
  denied: { pt: "Sem aprovação.", en: "It was declined.", es: "Rechazo." },
  "page not opened in time": {
    pt: "Página não aberta dentro do prazo.",
    en: "Nobody opened the page in time.",
    es: "Página no abierta dentro del plazo.",
  },
  "not paid in time": {
    pt: "Sem pagamento dentro do prazo.",
    en: "Nobody paid in time.",
    es: "Sin pago dentro del plazo.",
  },
  "refund of the whole amount": {
    pt: "Estorno do valor inteiro.",
    en: "The whole amount was refunded.",
    es: "Devolución del importe total.",
  },
  approved: { pt: "Aprovação.", en: "It was approved.", es: "Aprobación." },
  "captured (the capture has its own status CON and its own esitef_usn)": {
    pt: "Captura: ela tem um status próprio, `CON`, e um `esitef_usn` próprio.",
    en: "It was captured: the capture has a status of its own, `CON`, and an `esitef_usn` of its own.",
    es: "Captura: tiene un estado propio, `CON`, y un `esitef_usn` propio.",
  },
  "cancelled before the capture": {
    pt: "Cancelamento antes da captura.",
    en: "It was canceled before the capture.",
    es: "Cancelación antes de la captura.",
  },
  "increment or edit accepted": {
    pt: "Incremento ou edição aceita: o status fica como está.",
    en: "The increment or the edit was accepted: the status stays as it is.",
    es: "Incremento o edición aceptada: el estado queda como está.",
  },
  "creation, authenticity post answered 200 or call signed": {
    pt: "Criação, com o POST de autenticidade respondido com 200 ou a chamada assinada.",
    en: "It was created, and the authenticity POST was answered with 200 or the call was signed.",
    es: "Creación, con el POST de autenticidad respondido con 200 o la llamada firmada.",
  },
  "authenticity post not answered 200 (code 115)": {
    pt: "POST de autenticidade sem resposta 200, código `115`.",
    en: "The authenticity POST was not answered with 200, code `115`.",
    es: "POST de autenticidad sin respuesta 200, código `115`.",
  },
  "asynchronous refund accepted (store with the permission)": {
    pt: "Estorno assíncrono aceito e posto na fila; a loja tem a permissão.",
    en: "The asynchronous refund was accepted and queued; the store has the permission.",
    es: "Devolución asíncrona aceptada y puesta en la cola; el comercio tiene el permiso.",
  },
  "processed and approved": {
    pt: "Processado pela fila e aprovado.",
    en: "The queue processed it, and it was approved.",
    es: "Procesado por la cola y aprobado.",
  },
  "processed and denied": {
    pt: "Processado pela fila e negado.",
    en: "The queue processed it, and it was declined.",
    es: "Procesado por la cola y rechazado.",
  },
  "process failed": {
    pt: "Falha no processamento da fila.",
    en: "The queue failed to process it.",
    es: "Falla en el procesamiento de la cola.",
  },
  "card accepted": { pt: "Cartão aceito.", en: "The card was accepted.", es: "Tarjeta aceptada." },
  "do_payment_now true and the payment confirmed": {
    pt: "Pagamento imediato confirmado, com `schedule.do_payment_now` em `true`.",
    en: "The immediate payment was confirmed, with `schedule.do_payment_now` set to `true`.",
    es: "Pago inmediato confirmado, con `schedule.do_payment_now` en `true`.",
  },
  "payment waiting for confirmation": {
    pt: "Pagamento à espera de confirmação.",
    en: "The payment waits for its confirmation.",
    es: "Pago a la espera de confirmación.",
  },
  "payment confirmed": {
    pt: "Pagamento confirmado.",
    en: "The payment was confirmed.",
    es: "Pago confirmado.",
  },
  "payment undone": { pt: "Pagamento desfeito.", en: "The payment was voided.", es: "Pago deshecho." },
  "activation failed": {
    pt: "Falha na ativação.",
    en: "The activation failed.",
    es: "Falla en la activación.",
  },
  "edit made": {
    pt: "Edição feita.",
    en: "The edit was made.",
    es: "Edición hecha.",
  },
  "edit with status INA": {
    pt: "Edição com o status `INA`.",
    en: "An edit brought the status `INA`.",
    es: "Edición con el estado `INA`.",
  },
  "edit with status ATV": {
    pt: "Edição com o status `ATV`.",
    en: "An edit brought the status `ATV`.",
    es: "Edición con el estado `ATV`.",
  },
  "last charge made": {
    pt: "Última cobrança feita.",
    en: "The last charge was made.",
    es: "Último cobro hecho.",
  },
  "charge confirmed or denied (counter + 1)": {
    pt: "Cobrança confirmada ou negada: conta mais uma, e o status fica como está.",
    en: "A charge was confirmed or declined: it counts one more, and the status stays as it is.",
    es: "Cobro confirmado o rechazado: cuenta uno más, y el estado queda como está.",
  },
  "card stored": { pt: "Cartão armazenado.", en: "The card was stored.", es: "Tarjeta almacenada." },
  "card already stored": {
    pt: "Cartão que já estava armazenado.",
    en: "The card was stored already.",
    es: "Tarjeta que ya estaba almacenada.",
  },
  "card not valid at SiTef": {
    pt: "Cartão que o SiTef não reconhece como válido.",
    en: "SiTef does not take the card as valid.",
    es: "Tarjeta que SiTef no reconoce como válida.",
  },
  "wrong parameter": { pt: "Parâmetro errado.", en: "A parameter was wrong.", es: "Parámetro incorrecto." },
  "removed by the holder": {
    pt: "Remoção a pedido do portador.",
    en: "The cardholder had it removed.",
    es: "Eliminación que solicitó el titular.",
  },
  "removed at the store's request": {
    pt: "Remoção a pedido da loja.",
    en: "The store had it removed.",
    es: "Eliminación que solicitó el comercio.",
  },
  "top-up made": {
    pt: "Recarga feita, à espera da confirmação.",
    en: "The top-up was made and waits for the confirmation.",
    es: "Recarga hecha, a la espera de la confirmación.",
  },
  "confirm true": {
    pt: "Confirmação da loja, com `confirm` em `true`.",
    en: "The store confirmed it, with `confirm` set to `true`.",
    es: "Confirmación del comercio, con `confirm` en `true`.",
  },
  "confirm false": {
    pt: "Desfeita pela loja, com `confirm` em `false`.",
    en: "The store voided it, with `confirm` set to `false`.",
    es: "Deshecha por el comercio, con `confirm` en `false`.",
  },
  frictionless: {
    pt: "Autenticação sem desafio.",
    en: "It was authenticated without a challenge.",
    es: "Autenticación sin desafío.",
  },
  "challenge asked": {
    pt: "O emissor pediu um desafio.",
    en: "The issuer asked for a challenge.",
    es: "El emisor pidió un desafío.",
  },
  decoupled: {
    pt: "A autenticação segue fora da página, desacoplada.",
    en: "The authentication goes on outside the page, decoupled.",
    es: "La autenticación sigue fuera de la página, desacoplada.",
  },
  "challenge passed": { pt: "Desafio superado.", en: "The challenge was passed.", es: "Desafío superado." },
  "challenge failed or left": {
    pt: "Desafio sem sucesso ou abandonado.",
    en: "The challenge was failed or left.",
    es: "Desafío sin éxito o abandonado.",
  },
  "holder authenticated": {
    pt: "Portador autenticado.",
    en: "The cardholder was authenticated.",
    es: "Titular autenticado.",
  },
  "holder refused or did not answer": {
    pt: "O portador recusou ou não respondeu.",
    en: "The cardholder refused or did not answer.",
    es: "El titular rechazó o no respondió.",
  },
  "attempt only": {
    pt: "Só uma tentativa: não autenticou, mas há prova dela.",
    en: "Only an attempt: it did not authenticate, but there is proof of it.",
    es: "Solo un intento: no autenticó, pero hay prueba de él.",
  },
  "could not be done": {
    pt: "A autenticação não pôde ser feita, por um problema técnico ou outro.",
    en: "The authentication could not be made, for a technical or another problem.",
    es: "La autenticación no pudo hacerse, por un problema técnico u otro.",
  },
  "issuer rejects": {
    pt: "O emissor rejeitou a autenticação.",
    en: "The issuer rejected the authentication.",
    es: "El emisor rechazó la autenticación.",
  },
  "directory server not reached": {
    pt: "Sem comunicação com o servidor de diretório.",
    en: "The directory server was not reached.",
    es: "Sin comunicación con el servidor de directorio.",
  },
  "directory server answered with an error": {
    pt: "O servidor de diretório respondeu com um erro.",
    en: "The directory server answered with an error.",
    es: "El servidor de directorio respondió con un error.",
  },
  "rejected by the risk analysis, before the authorization": {
    pt: "A análise de risco rejeitou, e nenhuma autorização foi pedida.",
    en: "The risk analysis rejected it, and no authorization was asked for.",
    es: "El análisis de riesgo rechazó, y no se pidió ninguna autorización.",
  },
  "rejected by the risk analysis, after the authorization": {
    pt: "A análise de risco rejeitou, e a autorização foi desfeita.",
    en: "The risk analysis rejected it, and the authorization was voided.",
    es: "El análisis de riesgo rechazó, y la autorización se deshizo.",
  },
  "rejected by the risk analysis in one call": {
    pt: "A análise de risco rejeitou em uma única chamada, e a autorização foi desfeita.",
    en: "The risk analysis rejected it in a single call, and the authorization was voided.",
    es: "El análisis de riesgo rechazó en una sola llamada, y la autorización se deshizo.",
  },
  "waits for the review of its risk": {
    pt: "A análise de risco pediu uma revisão manual, e a transação espera por ela.",
    en: "The risk analysis asked for a manual review, and the transaction waits for it.",
    es: "El análisis de riesgo pidió una revisión manual, y la transacción espera por ella.",
  },
  "waits for the review of its risk, in one call": {
    pt: "Em uma única chamada, a análise de risco pediu uma revisão manual, e a transação espera por ela.",
    en: "In a single call, the risk analysis asked for a manual review, and the transaction waits for it.",
    es: "En una sola llamada, el análisis de riesgo pidió una revisión manual, y la transacción espera por ella.",
  },
  "not sent": {
    pt: "Análise ainda não enviada.",
    en: "The analysis was not sent yet.",
    es: "Análisis todavía no enviado.",
  },
  accepted: { pt: "A análise aceitou.", en: "The analysis accepted it.", es: "El análisis aceptó." },
  rejected: { pt: "A análise rejeitou.", en: "The analysis rejected it.", es: "El análisis rechazó." },
  "manual review": {
    pt: "A análise pediu uma revisão manual.",
    en: "The analysis asked for a manual review.",
    es: "El análisis pidió una revisión manual.",
  },
  "payment expired first": {
    pt: "O pagamento expirou antes da análise.",
    en: "The payment expired before the analysis.",
    es: "El pago venció antes del análisis.",
  },
  "analysis not valid": {
    pt: "Análise inválida.",
    en: "The analysis is not valid.",
    es: "Análisis inválido.",
  },
  "company accepted": {
    pt: "A empresa de análise aceitou depois da revisão.",
    en: "The analysis company accepted it after the review.",
    es: "La empresa de análisis aceptó después de la revisión.",
  },
  "company rejected": {
    pt: "A empresa de análise rejeitou depois da revisão.",
    en: "The analysis company rejected it after the review.",
    es: "La empresa de análisis rechazó después de la revisión.",
  },
};
