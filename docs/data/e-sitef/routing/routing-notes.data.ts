import type { Localized } from "@portal/shared/locales.ts";
import type { FactName } from "@portal/shared/product-api/schema.ts";

export interface RoutingNote extends Localized {
  readonly fact: FactName;
}

const note = (slug: string, at: number, pt: string, en: string, es: string): RoutingNote => ({
  fact: `routing.${slug}.notes.${at}`,
  pt,
  en,
  es,
});

const inPortal = (slug: string, at: number) =>
  note(
    slug,
    at,
    "As credenciais também podem ser digitadas no portal do lojista.",
    "The credentials can also be typed in the merchant portal.",
    "Las credenciales también pueden cargarse en el portal del comercio.",
  );

const askAuthorizers = (slug: string, at: number, name: string) =>
  note(
    slug,
    at,
    `Pergunte à ${name} quais autorizadoras estão disponíveis.`,
    `Ask ${name} which authorizers are available.`,
    `Pregunte a ${name} qué autorizadoras están disponibles.`,
  );

const holderName = (slug: string, at: number) =>
  note(
    slug,
    at,
    "O nome do portador é obrigatório: envie `card.holder` na chamada de pagamento; na página HTML, quem digita é o comprador.",
    "The cardholder's name is mandatory: send `card.holder` in the payment call; on the HTML page the buyer types it.",
    "El nombre del titular es obligatorio: envíe `card.holder` en la llamada de pago; en la página HTML lo escribe el comprador.",
  );

/** What holds for a routing besides interfaces, authorizers and credentials, by its slug. */
export const routingNotes: Readonly<Record<string, readonly RoutingNote[]>> = {
  "roteamento-fepashub": [
    note(
      "roteamento-fepashub",
      1,
      "Só aceita transações sem contato (contactless), de transporte público.",
      "It takes contactless transactions of public transport only.",
      "Solo acepta transacciones sin contacto (contactless), de transporte público.",
    ),
    note(
      "roteamento-fepashub",
      2,
      "Não há agendamento por este roteamento: cobre cada viagem com uma chamada.",
      "There are no schedules with this routing: charge each trip with a call.",
      "No hay programación con este enrutamiento: cobre cada viaje con una llamada.",
    ),
  ],
  "roteamento-sipag": [
    note(
      "roteamento-sipag",
      1,
      "O pagamento passa pelo SiTef: vale também o que [todos os roteamentos via SiTef](../roteamento-outros.mdx#comum) têm em comum.",
      "The payment goes through SiTef: what [all routings through SiTef](../roteamento-outros.mdx#comum) share holds as well.",
      "El pago pasa por SiTef: vale también lo que [todos los enrutamientos vía SiTef](../roteamento-outros.mdx#comum) tienen en común.",
    ),
    note(
      "roteamento-sipag",
      2,
      "Os cinco campos são opcionais e levam a prova de uma autenticação feita fora do pagamento: veja [dados de autenticação externa](../3ds-externo.mdx).",
      "The five fields are optional and carry the proof of an authentication made outside the payment: see [external authentication data](../3ds-externo.mdx).",
      "Los cinco campos son opcionales y llevan la prueba de una autenticación hecha fuera del pago: vea [datos de autenticación externa](../3ds-externo.mdx).",
    ),
  ],
  "roteamento-getnetlac": [
    note(
      "roteamento-getnetlac",
      1,
      "Na pré-autorização as parcelas vão na reserva, e não na captura; uma reserva à vista não pode ser capturada em parcelas. Pergunte ao suporte antes de enviar parcelas na captura.",
      "In a pre-authorization the installments go in the reservation, not in the capture; a single-payment reservation cannot be captured in installments. Ask support before you send installments in the capture.",
      "En la preautorización las cuotas van en la reserva, no en la captura; una reserva en un solo pago no puede capturarse en cuotas. Pregunte a soporte antes de enviar cuotas en la captura.",
    ),
    note(
      "roteamento-getnetlac",
      2,
      "Só o `installment_type` `4`, sem juros.",
      "Only `installment_type` `4`, without interest.",
      "Solo el `installment_type` `4`, sin intereses.",
    ),
    note(
      "roteamento-getnetlac",
      3,
      "A divisão entre subvendedores é feita pela adquirente, em uma transação só: mande `split_request` na criação, em REST ou em HTML.",
      "The split among sub-merchants is made by the acquirer, in a single transaction: send `split_request` at creation, in REST or in HTML.",
      "La división entre subcomercios la hace la adquirente, en una única transacción: envíe `split_request` en la creación, en REST o en HTML.",
    ),
    note(
      "roteamento-getnetlac",
      4,
      "Oferece a edição de uma pré-autorização.",
      "It offers the edit of a pre-authorization.",
      "Ofrece la edición de una preautorización.",
    ),
  ],
  "roteamento-cieloec": [
    note(
      "roteamento-cieloec",
      1,
      "Aceita os dados de um 3DS externo: `eci`, `reference_id` e `cavv`.",
      "It accepts the data of an external 3DS: `eci`, `reference_id` and `cavv`.",
      "Acepta los datos de un 3DS externo: `eci`, `reference_id` y `cavv`.",
    ),
    note(
      "roteamento-cieloec",
      2,
      "A consulta de cartão com valor zero vale para as autorizadoras `1`, `2`, `41`, `221` e `286`, em crédito e débito.",
      "The card query with a zero amount works for authorizers `1`, `2`, `41`, `221` and `286`, in credit and debit.",
      "La consulta de tarjeta con importe cero vale para las autorizadoras `1`, `2`, `41`, `221` y `286`, en crédito y débito.",
    ),
    note(
      "roteamento-cieloec",
      3,
      "Transferência: Bradesco, `8`, e Banco do Brasil, `408`.",
      "Transfer: Bradesco, `8`, and Banco do Brasil, `408`.",
      "Transferencia: Bradesco, `8`, y Banco do Brasil, `408`.",
    ),
    note(
      "roteamento-cieloec",
      4,
      "As credenciais vão ao suporte, ou se digitam no portal do lojista, em “Configurar autorizadoras”.",
      "The credentials go to support, or are typed in the merchant portal under “Configurar autorizadoras” (configure authorizers).",
      "Las credenciales se envían a soporte, o se cargan en el portal del comercio, en “Configurar autorizadoras”.",
    ),
  ],
  "roteamento-stonews": [
    askAuthorizers("roteamento-stonews", 1, "Stone"),
    note(
      "roteamento-stonews",
      2,
      "A SAK pode ser digitada no portal do lojista, em “Configurar autorizadoras”.",
      "The SAK can be typed in the merchant portal under “Configurar autorizadoras” (configure authorizers).",
      "La SAK puede cargarse en el portal del comercio, en “Configurar autorizadoras”.",
    ),
  ],
  "roteamento-erede-rest": [
    note(
      "roteamento-erede-rest",
      1,
      "É o recomendado, no lugar do roteamento e-Rede mais antigo.",
      "It is the recommended one, in place of the older e-Rede routing.",
      "Es el recomendado, en lugar del enrutamiento e-Rede más antiguo.",
    ),
  ],
  "roteamento-erede": [
    note(
      "roteamento-erede",
      1,
      "É a versão mais antiga, limitada e sem atualizações: em uma loja nova, use o e.Rede REST.",
      "It is the older version, limited and without updates: for a new store use e.Rede REST.",
      "Es la versión más antigua, limitada y sin actualizaciones: en un comercio nuevo, use e.Rede REST.",
    ),
    holderName("roteamento-erede", 2),
  ],
  "roteamento-getnetws": [holderName("roteamento-getnetws", 1), inPortal("roteamento-getnetws", 2)],
  "roteamento-globalpaymentsws": [
    note(
      "roteamento-globalpaymentsws",
      1,
      "Os dados de um 3DS externo são `eci`, `xid` e `cavv`: aqui vale `xid`, e não `reference_id`.",
      "The data of an external 3DS are `eci`, `xid` and `cavv`: here it is `xid`, not `reference_id`.",
      "Los datos de un 3DS externo son `eci`, `xid` y `cavv`: aquí vale `xid`, no `reference_id`.",
    ),
    askAuthorizers("roteamento-globalpaymentsws", 2, "GlobalPayments"),
  ],
  "roteamento-safrapay": [
    note(
      "roteamento-safrapay",
      1,
      "Uma autorizadora sem credenciais não aparece na página HTML.",
      "An authorizer without credentials is not shown on the HTML page.",
      "Una autorizadora sin credenciales no aparece en la página HTML.",
    ),
  ],
  "roteamento-ipg": [
    note(
      "roteamento-ipg",
      1,
      "Aceita o indicador de recorrência.",
      "It accepts the recurrence indicator.",
      "Acepta el indicador de recurrencia.",
    ),
    note(
      "roteamento-ipg",
      2,
      "A edição mais antiga lista sete bandeiras pelo nome: Visa, Mastercard, Elo, American Express, Hiper, Sorocred e Cabal. Na mais nova só se leem os códigos `1` e `41`.",
      "The older edition lists seven brands by name: Visa, Mastercard, Elo, American Express, Hiper, Sorocred and Cabal. In the newer one only the codes `1` and `41` can be read.",
      "La edición más antigua lista siete marcas por su nombre: Visa, Mastercard, Elo, American Express, Hiper, Sorocred y Cabal. En la más nueva solo se leen los códigos `1` y `41`.",
    ),
    note(
      "roteamento-ipg",
      3,
      "No portal do lojista as credenciais se digitam em uma autorizadora de cada vez: lojas que dividem uma conta precisam repetir uma senha nova em cada uma.",
      "In the merchant portal the credentials are typed for one authorizer at a time: stores that share an account have to repeat a new password on each.",
      "En el portal del comercio las credenciales se cargan en una autorizadora por vez: los comercios que comparten una cuenta deben repetir una clave nueva en cada una.",
    ),
    note(
      "roteamento-ipg",
      4,
      "A consulta de cartão tem particularidades no IPG: pergunte ao suporte antes de usá-la.",
      "The card query has particularities with IPG: ask support before you use it.",
      "La consulta de tarjeta tiene particularidades en IPG: pregunte a soporte antes de usarla.",
    ),
  ],
  "roteamento-cardse-pix": [
    note(
      "roteamento-cardse-pix",
      1,
      "Crie a transação com `authorizer_id` `440`: ela fica `NOV`. A chamada de pagamento responde `PEN` e traz o QR Code em `payment.qr_code`. Mostre-o e consulte até que o status deixe de ser `PEN`.",
      "Create the transaction with `authorizer_id` `440`: it is `NOV`. The payment call answers `PEN` and brings the QR Code in `payment.qr_code`. Show it, and query until the status is no longer `PEN`.",
      "Cree la transacción con `authorizer_id` `440`: queda `NOV`. La llamada de pago responde `PEN` y trae el código QR en `payment.qr_code`. Muéstrelo y consulte hasta que el estado deje de ser `PEN`.",
    ),
    note(
      "roteamento-cardse-pix",
      2,
      "Um Pix fica em `PEN` por cerca de 3 minutos; depois o gateway desfaz a venda.",
      "A Pix stays in `PEN` for about 3 minutes; then the gateway voids the sale.",
      "Un Pix queda en `PEN` unos 3 minutos; después la pasarela deshace la venta.",
    ),
    note(
      "roteamento-cardse-pix",
      3,
      "Os campos a mais são todos opcionais e vão na criação, e não na chamada de pagamento.",
      "The additional fields are all optional and go in the creation, not in the payment call.",
      "Los campos adicionales son todos opcionales y van en la creación, no en la llamada de pago.",
    ),
  ],
  "roteamento-cardse-ame": [
    note(
      "roteamento-cardse-ame",
      1,
      "O QR Code segue o mesmo fluxo do Pix.",
      "The QR Code follows the same flow as Pix.",
      "El código QR sigue el mismo flujo que Pix.",
    ),
  ],
  "roteamento-cetelem": [
    note(
      "roteamento-cetelem",
      1,
      "Tipos de parcelamento: `3` rotativo, `4` rotativo parcelado e `17` crediário.",
      "Installment types: `3` revolving, `4` revolving with installments and `17` installment plan.",
      "Tipos de cuotas: `3` rotativo, `4` rotativo en cuotas y `17` plan de cuotas.",
    ),
  ],
  "roteamento-bradescard": [
    note(
      "roteamento-bradescard",
      1,
      "Na operação genérica `172`, a subfunção `01` responde o saldo e a `02` o resumo do extrato. Cada consulta pede um token novo.",
      "In generic operation `172`, subfunction `01` answers the balance and `02` the summary of the statement. Each query needs a new token.",
      "En la operación genérica `172`, la subfunción `01` responde el saldo y la `02` el resumen de movimientos. Cada consulta pide un token nuevo.",
    ),
  ],
  "roteamento-edenred-rest": [
    note(
      "roteamento-edenred-rest",
      1,
      "Só débito: mande `installment_type` `4` e `installments` `1`.",
      "Debit only: send `installment_type` `4` and `installments` `1`.",
      "Solo débito: envíe `installment_type` `4` e `installments` `1`.",
    ),
  ],
  "roteamento-pagbank": [
    note(
      "roteamento-pagbank",
      1,
      "Ativa-se no portal do lojista, ao aceitar as permissões no PagBank.",
      "It is activated in the merchant portal, by accepting the permissions at PagBank.",
      "Se activa en el portal del comercio, al aceptar los permisos en PagBank.",
    ),
    note(
      "roteamento-pagbank",
      2,
      "Nome, sobrenome, e-mail e documento de quem paga são obrigatórios: `name`, `surname`, `email` e `identification_number`, em `additional_data.payer` da criação.",
      "First name, last name, e-mail and document of the payer are mandatory: `name`, `surname`, `email` and `identification_number`, in `additional_data.payer` of the creation.",
      "Nombre, apellido, correo y documento de quien paga son obligatorios: `name`, `surname`, `email` e `identification_number`, en `additional_data.payer` de la creación.",
    ),
    note(
      "roteamento-pagbank",
      3,
      "Aceita os dados de um 3DS externo: pergunte ao suporte em quais campos.",
      "It accepts the data of an external 3DS: ask support in which fields.",
      "Acepta los datos de un 3DS externo: pregunte a soporte en qué campos.",
    ),
  ],
  "roteamento-mercadopago": [
    note(
      "roteamento-mercadopago",
      1,
      "A autorizadora `440` é o Pix; `402`, os outros meios.",
      "Authorizer `440` is Pix; `402`, the other methods.",
      "La autorizadora `440` es Pix; `402`, los otros medios.",
    ),
    note(
      "roteamento-mercadopago",
      2,
      "Na certificação não se simula um Pix aprovado: ele fica pendente.",
      "In certification an approved Pix cannot be simulated: it stays pending.",
      "En la certificación no se simula un Pix aprobado: queda pendiente.",
    ),
    note(
      "roteamento-mercadopago",
      3,
      "A página HTML aceita a mais `application_fee`, `binary_mode`, `discount_campaign_id`, `discount_amount`, `acquirer_expires`, `acquirer_expiry_date`, `acquirer_expiry_date_from` e `acquirer_expiry_date_to`. `application_fee` é a comissão do marketplace, em centavos; com `binary_mode` `true`, a resposta é aprovada ou recusada, nunca pendente.",
      "The HTML page also accepts `application_fee`, `binary_mode`, `discount_campaign_id`, `discount_amount`, `acquirer_expires`, `acquirer_expiry_date`, `acquirer_expiry_date_from` and `acquirer_expiry_date_to`. `application_fee` is the marketplace's commission, in cents; with `binary_mode` `true` the answer is approved or declined, never pending.",
      "La página HTML acepta además `application_fee`, `binary_mode`, `discount_campaign_id`, `discount_amount`, `acquirer_expires`, `acquirer_expiry_date`, `acquirer_expiry_date_from` y `acquirer_expiry_date_to`. `application_fee` es la comisión del marketplace, en centavos; con `binary_mode` `true`, la respuesta es aprobada o rechazada, nunca pendiente.",
    ),
    inPortal("roteamento-mercadopago", 4),
  ],
  "roteamento-itaushopline": [
    note(
      "roteamento-itaushopline",
      1,
      "O endereço de retorno termina em `itau.se` e não passa de 60 caracteres. Pergunte ao suporte onde ele é cadastrado.",
      "The return address ends in `itau.se` and has at most 60 characters. Ask support where it is registered.",
      "La dirección de retorno termina en `itau.se` y no supera los 60 caracteres. Pregunte a soporte dónde se registra.",
    ),
  ],
  "boleto-generico-citibank": [
    note(
      "boleto-generico-citibank",
      1,
      "A transação fica como processada; no sandbox, com o `status` `PEN`. Não entregue por ele: quem diz quais boletos foram pagos é a lista que o banco envia à loja.",
      "The transaction stays as processed; in the sandbox, with the `status` `PEN`. Do not deliver by it: which boletos were paid is told by the list that the bank sends to the store.",
      "La transacción queda como procesada; en el sandbox, con el `status` `PEN`. No entregue por él: qué boletos se pagaron lo dice la lista que el banco envía al comercio.",
    ),
    note(
      "boleto-generico-citibank",
      2,
      "Na mensagem, os únicos caracteres especiais são `/`, `-`, `;` e `@`.",
      "In the message the only special characters are `/`, `-`, `;` and `@`.",
      "En el mensaje, los únicos caracteres especiales son `/`, `-`, `;` y `@`.",
    ),
  ],
  masterpass: [
    note(
      "masterpass",
      1,
      "A conta se pede ao suporte. O Masterpass autentica o comprador, mas não processa o pagamento.",
      "The account is asked of support. Masterpass authenticates the buyer, but does not process the payment.",
      "La cuenta se pide a soporte. Masterpass autentica al comprador, pero no procesa el pago.",
    ),
  ],
  samsungpay: [
    note(
      "samsungpay",
      1,
      "Aceita as bandeiras `VI`, Visa, e `MC`, Mastercard. O conteúdo que a carteira entrega vai em `card.wallet_transaction_id`.",
      "It accepts the brands `VI`, Visa, and `MC`, Mastercard. The payload that the wallet hands over goes in `card.wallet_transaction_id`.",
      "Acepta las marcas `VI`, Visa, y `MC`, Mastercard. El contenido que entrega la billetera va en `card.wallet_transaction_id`.",
    ),
  ],
};
