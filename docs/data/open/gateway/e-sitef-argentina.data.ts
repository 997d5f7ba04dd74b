import type { OpenLine } from "../open-line.ts";

export const eSitefArgentinaOpen: readonly OpenLine[] = [
  {
    page: "e-sitef-argentina/home-quickstart",
    field: {
      pt: "endereço dos ambientes",
      en: "address of the environments",
      es: "dirección de los ambientes",
    },
    question: {
      pt: "Quais são os endereços de certificação e de produção de uma loja argentina?",
      en: "What are the certification and production addresses of an Argentine store?",
      es: "¿Cuáles son las direcciones de certificación y de producción de un comercio argentino?",
    },
    meanwhile: {
      pt: "Deixe o endereço em uma configuração por ambiente e desenvolva contra o sandbox.",
      en: "Keep the address in a setting for each environment, and develop against the sandbox.",
      es: "Deje la dirección en una configuración por ambiente y desarrolle contra el sandbox.",
    },
    owner: "support",
  },
  {
    page: "e-sitef-argentina/autorizadoras",
    field: { pt: "carteiras na Argentina", en: "wallets in Argentina", es: "billeteras en Argentina" },
    question: {
      pt: "Que carteiras atendem uma loja argentina, com que adquirente, moeda e credenciais?",
      en: "Which wallets serve an Argentine store, with which acquirer, currency and credentials?",
      es: "¿Qué billeteras atienden a un comercio argentino, con qué adquirente, moneda y credenciales?",
    },
    meanwhile: {
      pt: "Venda com cartão e deixe a lista de carteiras em configuração.",
      en: "Sell by card and keep the list of wallets in your configuration.",
      es: "Venda con tarjeta y deje la lista de billeteras en su configuración.",
    },
    owner: "support",
  },
  {
    page: "e-sitef-argentina/cancelamento-rest-fluxo",
    field: { pt: "devolução parcial", en: "partial refund", es: "devolución parcial" },
    question: {
      pt: "As adquirentes argentinas aceitam devolução parcial?",
      en: "Do the acquirers in Argentina accept a partial refund?",
      es: "¿Las adquirentes argentinas aceptan la devolución parcial?",
    },
    meanwhile: {
      pt: "Ofereça só a devolução do valor inteiro.",
      en: "Offer only a refund of the full amount.",
      es: "Ofrezca solo la devolución del importe entero.",
    },
    owner: "support",
  },
  {
    page: "e-sitef-argentina/cancelamento-rest-quickstart",
    field: { pt: "cartão no cancelamento", en: "card in the cancellation", es: "tarjeta en la cancelación" },
    question: {
      pt: "Que rotas argentinas pedem o cartão outra vez no cancelamento?",
      en: "Which Argentine routes ask for the card again in the cancellation?",
      es: "¿Qué rutas argentinas piden la tarjeta otra vez en la cancelación?",
    },
    meanwhile: {
      pt: "Guarde o `card.token` da venda e mande-o no cancelamento.",
      en: "Keep the `card.token` of the sale and send it in the cancellation.",
      es: "Guarde el `card.token` de la venta y envíelo en la cancelación.",
    },
    owner: "support",
  },
  {
    page: "e-sitef-argentina/certificados",
    field: {
      pt: "certificados da produção",
      en: "certificates of production",
      es: "certificados de producción",
    },
    question: {
      pt: "Os certificados da produção argentina são os mesmos do Brasil?",
      en: "Are the certificates of Argentina's production the same as Brazil's?",
      es: "¿Los certificados de la producción argentina son los mismos de Brasil?",
    },
    meanwhile: {
      pt: "Confie na lista de autoridades do sistema e não fixe um certificado no código.",
      en: "Trust the system's list of authorities and pin no certificate in your code.",
      es: "Confíe en la lista de autoridades del sistema y no fije un certificado en el código.",
    },
    owner: "support",
  },
  {
    page: "e-sitef-argentina/codigos-de-resposta",
    field: { pt: "códigos das adquirentes", en: "codes of the acquirers", es: "códigos de las adquirentes" },
    question: {
      pt: "Que `authorizer_code` as adquirentes argentinas devolvem, e o que cada um significa?",
      en: "Which `authorizer_code` do the acquirers in Argentina return, and what does each mean?",
      es: "¿Qué `authorizer_code` devuelven las adquirentes argentinas, y qué significa cada uno?",
    },
    meanwhile: {
      pt: 'Decida pelo `status`, deixe a tabela fora do código e mostre "fale com o seu banco" para um código que não está nela.',
      en: 'Decide by `status`, keep the table outside your code, and show "talk to your bank" for a code that is not in it.',
      es: 'Decida por el `status`, deje la tabla fuera del código y muestre "hable con su banco" para un código que no está en ella.',
    },
    owner: "support",
  },
  {
    page: "e-sitef-argentina/notificacao-status",
    field: {
      pt: "avisos de produção",
      en: "notifications of production",
      es: "notificaciones de producción",
    },
    question: {
      pt: "Em produção, o aviso de uma venda argentina traz moeda ou valor, e de que endereços IP ele parte?",
      en: "In production, does the notification of a sale in Argentina carry currency or amount, and from which IP addresses does it come?",
      es: "En producción, ¿la notificación de una venta argentina trae moneda o importe, y desde qué direcciones IP sale?",
    },
    meanwhile: {
      pt: "Aceite qualquer origem por HTTPS, ignore campos que não conhece e consulte pelo `nit`.",
      en: "Accept any source over HTTPS, ignore fields you do not know, and query by the `nit`.",
      es: "Acepte cualquier origen por HTTPS, ignore los campos que no conoce y consulte por el `nit`.",
    },
    owner: "support",
  },
  {
    page: "e-sitef-argentina/pagamento-rest-fluxo",
    field: { pt: "espera em `PPC`", en: "wait at `PPC`", es: "espera en `PPC`" },
    question: {
      pt: "Em produção, em quanto tempo uma venda que ninguém confirma é desfeita?",
      en: "In production, how soon is a sale that nobody confirms voided?",
      es: "En producción, ¿en cuánto tiempo se deshace una venta que nadie confirma?",
    },
    meanwhile: {
      pt: "Confirme ou desfaça cada venda assim que decidir.",
      en: "Confirm or undo each sale as soon as you decide.",
      es: "Confirme o deshaga cada venta apenas decida.",
    },
    owner: "support",
  },
  {
    page: "e-sitef-argentina/pagamento-rest-overview",
    field: { pt: "planos de cuotas", en: "installment plans", es: "planes de cuotas" },
    question: {
      pt: "Que planos de cuotas há na Argentina, e com que `installments` e `installment_type` se pedem?",
      en: "Which installment plans are there in Argentina, and which `installments` and `installment_type` ask for them?",
      es: "¿Qué planes de cuotas hay en Argentina, y con qué `installments` e `installment_type` se piden?",
    },
    meanwhile: {
      pt: "Venda à vista, com `installments` `1`, e deixe os planos em configuração.",
      en: "Sell in a single payment, with `installments` `1`, and keep the plans in your configuration.",
      es: "Venda en un pago, con `installments` `1`, y deje los planes en su configuración.",
    },
    owner: "support",
  },
  {
    page: "e-sitef-argentina/pre-autorizacao-rest-fluxo",
    field: { pt: "incremento", en: "increment", es: "incremento" },
    question: {
      pt: "Que autorizadoras aceitam incremento de uma reserva na Argentina?",
      en: "Which authorizers take an increment of a reservation in Argentina?",
      es: "¿Qué autorizadoras aceptan el incremento de una reserva en Argentina?",
    },
    meanwhile: {
      pt: "Se o incremento for recusado, capture o reservado e cobre a diferença com um pagamento.",
      en: "If the increment is refused, capture what is reserved and charge the rest with a payment.",
      es: "Si el incremento se rechaza, capture lo reservado y cobre la diferencia con un pago.",
    },
    owner: "support",
  },
  {
    page: "e-sitef-argentina/pre-autorizacao-rest-fluxo",
    field: {
      pt: "captura com `ERR` e segunda captura",
      en: "capture with `ERR` and second capture",
      es: "captura con `ERR` y segunda captura",
    },
    question: {
      pt: "Em produção, uma captura em `ERR` cobrou algo, e uma segunda captura da mesma reserva é recusada?",
      en: "In production, did a capture with `ERR` charge anything, and is a second capture of the same reservation refused?",
      es: "En producción, ¿una captura en `ERR` cobró algo, y se rechaza una segunda captura de la misma reserva?",
    },
    meanwhile: {
      pt: "Capture com a chave de idempotência e repita só com a mesma chave.",
      en: "Capture with the idempotency key, and repeat with the same key only.",
      es: "Capture con la clave de idempotencia y repita solo con la misma clave.",
    },
    owner: "support",
  },
  {
    page: "e-sitef-argentina/pre-autorizacao-rest-quickstart",
    field: {
      pt: "autorizadoras da pré-autorização",
      en: "authorizers of the pre-authorization",
      es: "autorizadoras de la preautorización",
    },
    question: {
      pt: "Que autorizadoras argentinas aceitam pré-autorização, e por quantos dias a reserva vale?",
      en: "Which authorizers of Argentina take pre-authorizations, and for how many days is a reservation good?",
      es: "¿Qué autorizadoras argentinas aceptan preautorización, y cuántos días vale la reserva?",
    },
    meanwhile: {
      pt: "Deixe em configuração quais aceitam e por quantos dias, e ofereça o pagamento comum às outras.",
      en: "Keep in your configuration which take it and for how many days, and offer the others an ordinary payment.",
      es: "Deje en su configuración cuáles la aceptan y por cuántos días, y ofrezca el pago común a las demás.",
    },
    owner: "support",
  },
];
