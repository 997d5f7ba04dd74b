import type { ParameterWords } from "../words.ts";

const oneOf = {
  pt: "Um só de `card.number`, `card.token` e `card.wallet_transaction_id`.",
  en: "Exactly one of `card.number`, `card.token` and `card.wallet_transaction_id`.",
  es: "Uno solo de `card.number`, `card.token` y `card.wallet_transaction_id`.",
};
const oneOfEach = {
  pt: "Em cada cartão, um só de número, token e carteira.",
  en: "For each card exactly one of number, token and wallet.",
  es: "En cada tarjeta, uno solo de número, token y billetera.",
};
const outside = {
  pt: "Quando o 3DS foi feito fora do gateway. No débito é obrigatório; Cielo e-Commerce, PagBank e outras também o pedem.",
  en: "When 3DS was made outside the gateway. For debit it is mandatory; Cielo e-Commerce, PagBank and others ask for it too.",
  es: "Cuando 3DS se hizo fuera de la pasarela. En débito es obligatorio; Cielo e-Commerce, PagBank y otras también lo piden.",
};
const routings = {
  pt: "Nos roteamentos que pedem dados próprios, como o da Cetelem.",
  en: "For routings that ask for data of their own, such as Cetelem's.",
  es: "En los enrutamientos que piden datos propios, como el de Cetelem.",
};

/** The card, what stands for it, and who authenticated it. */
export const cardParameters = {
  "card.number": {
    pt: "Número do cartão, ou o token da bandeira quando `card.wallet_type` é `network_token`. Envie só um: número, token ou carteira.",
    en: "Card number, or the brand token when `card.wallet_type` is `network_token`. Send only one: number, token or wallet.",
    es: "Número de la tarjeta, o el token de la marca cuando `card.wallet_type` es `network_token`. Envíe solo uno: número, token o billetera.",
    when: oneOf,
  },
  "card.token": {
    pt: "Token de um cartão armazenado, no lugar do número.",
    en: "Token of a stored card, in place of the number.",
    es: "Token de una tarjeta almacenada, en lugar del número.",
    when: oneOf,
  },
  "card.wallet_transaction_id": {
    pt: "Dado que a carteira digital produziu, no lugar do número. Em algumas carteiras, até 25 caracteres.",
    en: "Value that the digital wallet produced, in place of the number. For some wallets, up to 25 characters.",
    es: "Dato que produjo la billetera digital, en lugar del número. En algunas billeteras, hasta 25 caracteres.",
    when: {
      pt: "No Google Pay, no Samsung Pay e no Visa Checkout, no lugar do número.",
      en: "For Google Pay, Samsung Pay and Visa Checkout, in place of the number.",
      es: "En Google Pay, Samsung Pay y Visa Checkout, en lugar del número.",
    },
  },
  "card.expiry_date": {
    pt: "Validade no formato `MMAA`. Quase toda adquirente exige.",
    en: "Expiry as `MMYY`. Almost every acquirer requires it.",
    es: "Vencimiento en formato `MMAA`. Casi todas las adquirentes lo exigen.",
    when: {
      pt: "Junto de `card.number`; com um token, ela já está guardada.",
      en: "With `card.number`; with a token it is kept already.",
      es: "Junto con `card.number`; con un token, ya está guardado.",
    },
  },
  "card.security_code": {
    pt: "Código de segurança do cartão. Nunca o grave.",
    en: "Security code of the card. Never store it.",
    es: "Código de seguridad de la tarjeta. Nunca lo guarde.",
    when: {
      pt: "Quando a loja ou a adquirente o exige, também com token.",
      en: "When the store or the acquirer requires it, with a token as well.",
      es: "Cuando el comercio o la adquirente lo exige, también con token.",
    },
  },
  "card.holder": {
    pt: "Nome impresso no cartão, exigido por e-Rede, Getnet WS e VR SmartNet.",
    en: "Name printed on the card, required by e-Rede, Getnet WS and VR SmartNet.",
    es: "Nombre impreso en la tarjeta, exigido por e-Rede, Getnet WS y VR SmartNet.",
    when: {
      pt: "Obrigatório na e-Rede, na Getnet WS e na VR SmartNet.",
      en: "Required by e-Rede, Getnet WS and VR SmartNet.",
      es: "Obligatorio en e-Rede, Getnet WS y VR SmartNet.",
    },
  },
  "card.cryptogram": {
    pt: "Criptograma da bandeira, no pagamento com token da bandeira.",
    en: "Cryptogram of the brand, when paying with a brand token.",
    es: "Criptograma de la marca, en el pago con token de la marca.",
    when: {
      pt: "No pagamento com token da bandeira em `card.number`, também o de uma carteira. Com `card.wallet_transaction_id` ele já está no payload: não o envie.",
      en: "When paying with a brand token in `card.number`, including a wallet's. With `card.wallet_transaction_id` it is in the payload already: do not send it.",
      es: "En el pago con token de la marca en `card.number`, incluso el de una billetera. Con `card.wallet_transaction_id` ya está en el payload: no lo envíe.",
    },
  },
  "card.wallet_type": {
    pt: "Diz que `card.number` é um token da bandeira.",
    en: "Says that `card.number` is a brand token.",
    es: "Dice que `card.number` es un token de la marca.",
  },
  "external_authentication.eci": {
    pt: "ECI de uma autenticação 3DS feita fora do gateway.",
    en: "ECI of a 3DS authentication made outside the gateway.",
    es: "ECI de una autenticación 3DS hecha fuera de la pasarela.",
    when: outside,
  },
  "external_authentication.reference_id": {
    pt: "Identificador da autenticação 3DS no servidor de diretório ou no servidor 3DS.",
    en: "Identifier of the 3DS authentication at the directory server or at the 3DS server.",
    es: "Identificador de la autenticación 3DS en el servidor de directorio o en el servidor 3DS.",
    when: outside,
  },
  "external_authentication.cavv": {
    pt: "Criptograma da autenticação 3DS.",
    en: "Cryptogram of the 3DS authentication.",
    es: "Criptograma de la autenticación 3DS.",
    when: outside,
  },
  "external_authentication.xid": {
    pt: "XID da autenticação 3DS, no lugar de `external_authentication.reference_id`.",
    en: "XID of the 3DS authentication, in place of `external_authentication.reference_id`.",
    es: "XID de la autenticación 3DS, en lugar de `external_authentication.reference_id`.",
    when: { pt: "Na GlobalPayments WS.", en: "For GlobalPayments WS.", es: "En GlobalPayments WS." },
  },
  "acquirer.prefixes[]": {
    pt: "Valores livres que algumas adquirentes pedem, como a Cetelem.",
    en: "Free values that some acquirers ask for, such as Cetelem.",
    es: "Valores libres que piden algunas adquirentes, como Cetelem.",
  },
  discount: {
    pt: "Desconto, em centavos, das ofertas do Visa Checkout.",
    en: "Discount, in cents, of Visa Checkout offers.",
    es: "Descuento, en centavos, de las ofertas de Visa Checkout.",
  },
  "acquirer.submerchant_split[].submerchant_code": {
    pt: "Código do recebedor na divisão da captura. Confirme com a adquirente se ela divide a captura.",
    en: "Code of the receiver where the capture is split. Confirm with the acquirer that it splits captures.",
    es: "Código del receptor en la división de la captura. Confirme con la adquirente si divide la captura.",
  },
  "acquirer.submerchant_split[].submerchant_amount": {
    pt: "Parte desse recebedor. Confirme a unidade com a adquirente; a de `amount` são centavos.",
    en: "Part of that receiver. Confirm the unit with the acquirer; `amount` is in cents.",
    es: "Parte de ese receptor. Confirme la unidad con la adquirente; la de `amount` son centavos.",
  },
  "acquirer.prefixes[].code": {
    pt: "Prefixo que o roteamento pede.",
    en: "Prefix that the routing asks for.",
    es: "Prefijo que pide el enrutamiento.",
    when: routings,
  },
  "acquirer.prefixes[].value": {
    pt: "Valor desse prefixo.",
    en: "Value of that prefix.",
    es: "Valor de ese prefijo.",
    when: routings,
  },
  "payments[].amount": {
    pt: "Valor de cada cartão, em centavos. A soma é o valor da criação.",
    en: "Amount of each card, in cents. They add up to the amount of the creation.",
    es: "Importe de cada tarjeta, en centavos. La suma es el importe de la creación.",
  },
  "payments[].installments": {
    pt: "Parcelas de cada cartão; sem o campo, valem as da criação.",
    en: "Installments of each card; without the field, the creation's apply.",
    es: "Cuotas de cada tarjeta; sin el campo valen las de la creación.",
  },
  "payments[].installment_type": {
    pt: "Tipo de parcelamento de cada cartão.",
    en: "Installment type of each card.",
    es: "Tipo de cuotas de cada tarjeta.",
  },
  "payments[].authorizer_id": {
    pt: "Autorizadora de cada cartão.",
    en: "Authorizer of each card.",
    es: "Autorizadora de cada tarjeta.",
  },
  "payments[].card.number": {
    pt: "Número de cada cartão, ou use o token.",
    en: "Number of each card, or use the token.",
    es: "Número de cada tarjeta, o use el token.",
    when: oneOfEach,
  },
  "payments[].card.token": {
    pt: "Token de cada cartão armazenado.",
    en: "Token of each stored card.",
    es: "Token de cada tarjeta almacenada.",
    when: oneOfEach,
  },
  "payments[].card.wallet_transaction_id": {
    pt: "Dado que a carteira digital produziu para cada cartão, no lugar do número.",
    en: "Value that the digital wallet produced for each card, in place of the number.",
    es: "Dato que la billetera digital produjo para cada tarjeta, en lugar del número.",
    when: oneOfEach,
  },
  "payments[].card.expiry_date": {
    pt: "Validade de cada cartão, `MMAA`.",
    en: "Expiry of each card, `MMYY`.",
    es: "Vencimiento de cada tarjeta, `MMAA`.",
    when: {
      pt: "Junto do número de cada cartão.",
      en: "With the number of each card.",
      es: "Junto con el número de cada tarjeta.",
    },
  },
  "payments[].card.security_code": {
    pt: "Código de segurança de cada cartão.",
    en: "Security code of each card.",
    es: "Código de seguridad de cada tarjeta.",
    when: {
      pt: "Quando a loja ou a adquirente o exige.",
      en: "When the store or the acquirer requires it.",
      es: "Cuando el comercio o la adquirente lo exige.",
    },
  },
} as const satisfies Readonly<Record<string, ParameterWords>>;
