import type { Localized } from "../../../locales.ts";

/** The registration of a store. Its query answers with the same members. */
export const merchantParameters = {
  id: { pt: "Código da loja.", en: "Code of the store.", es: "Código del comercio." },
  fantasy_name: {
    pt: "Nome fantasia da loja.",
    en: "Trade name of the store.",
    es: "Nombre comercial del comercio.",
  },
  corporate_name: {
    pt: "Razão social da loja.",
    en: "Company name of the store.",
    es: "Razón social del comercio.",
  },
  merchant_status: {
    pt: "Situação da loja: `A` ativa, `I` inativa.",
    en: "Status of the store: `A` active, `I` inactive.",
    es: "Situación del comercio: `A` activo, `I` inactivo.",
  },
  domain: { pt: "Site da loja.", en: "Website of the store.", es: "Sitio web del comercio." },
  cnpj: {
    pt: "CNPJ ou CPF da loja, só com dígitos.",
    en: "CNPJ or CPF of the store, digits only.",
    es: "CNPJ o CPF del comercio, solo con dígitos.",
  },
  address: { pt: "Endereço da loja.", en: "Address of the store.", es: "Dirección del comercio." },
  city: { pt: "Cidade da loja.", en: "City of the store.", es: "Ciudad del comercio." },
  state: { pt: "Estado da loja.", en: "State of the store.", es: "Estado del comercio." },
  zip_code: { pt: "CEP da loja.", en: "Postal code of the store.", es: "Código postal del comercio." },
  phone_number: { pt: "Telefone da loja.", en: "Phone of the store.", es: "Teléfono del comercio." },
  email: { pt: "E-mail da loja.", en: "E-mail of the store.", es: "Correo electrónico del comercio." },
  mcc: {
    pt: "Código de categoria da loja, o MCC.",
    en: "Category code of the store, the MCC.",
    es: "Código de categoría del comercio, el MCC.",
  },
  "subacquirer_group.create": {
    pt: "Se um grupo de subadquirente é criado.",
    en: "Whether a sub-acquirer group is created.",
    es: "Si se crea un grupo de subadquirente.",
  },
  "subacquirer_group.id": {
    pt: "Código do grupo de subadquirente.",
    en: "Code of the sub-acquirer group.",
    es: "Código del grupo de subadquirente.",
  },
  "subacquirer_group.cnpj": {
    pt: "CNPJ do grupo de subadquirente.",
    en: "CNPJ of the sub-acquirer group.",
    es: "CNPJ del grupo de subadquirente.",
  },
  threeds_enabled: {
    pt: "Se a loja usa 3DS.",
    en: "Whether the store uses 3DS.",
    es: "Si el comercio usa 3DS.",
  },
  threeds_payment_link_authentication: {
    pt: "O que fazer com o 3DS nos links de pagamento: `1` nega se a bandeira não suporta ou a autenticação falha, `2` segue se a bandeira não suporta, `3` segue mesmo com falha.",
    en: "What to do about 3DS in payment links: `1` declines if the brand lacks it or authentication fails, `2` goes on if the brand lacks it, `3` goes on even when it fails.",
    es: "Qué hacer con 3DS en los enlaces de pago: `1` rechaza si la marca no lo admite o la autenticación falla, `2` sigue si la marca no lo admite, `3` sigue aunque falle.",
  },
  automatic_threeds_minimum_value: {
    pt: "Valor a partir do qual o 3DS é automático. Os outros valores do gateway vão em centavos.",
    en: "Amount from which 3DS is automatic. The other amounts of the gateway are in cents.",
    es: "Importe a partir del cual 3DS es automático. Los otros importes de la pasarela van en centavos.",
  },
  automatic_threeds_maximum_value: {
    pt: "Valor até o qual o 3DS é automático. Os outros valores do gateway vão em centavos.",
    en: "Amount up to which 3DS is automatic. The other amounts of the gateway are in cents.",
    es: "Importe hasta el cual 3DS es automático. Los otros importes de la pasarela van en centavos.",
  },
  automatic_antifraud_minimum_value: {
    pt: "Valor a partir do qual a análise de risco é automática. Os outros valores do gateway vão em centavos.",
    en: "Amount from which risk analysis is automatic. The other amounts of the gateway are in cents.",
    es: "Importe a partir del cual el análisis de riesgo es automático. Los otros importes de la pasarela van en centavos.",
  },
  automatic_antifraud_maximum_value: {
    pt: "Valor até o qual a análise de risco é automática. Os outros valores do gateway vão em centavos.",
    en: "Amount up to which risk analysis is automatic. The other amounts of the gateway are in cents.",
    es: "Importe hasta el cual el análisis de riesgo es automático. Los otros importes de la pasarela van en centavos.",
  },
  antifraud_over_threeds: {
    pt: "Se a análise de risco entra no lugar do 3DS quando a bandeira não o suporta.",
    en: "Whether risk analysis takes the place of 3DS when the brand does not support it.",
    es: "Si el análisis de riesgo ocupa el lugar de 3DS cuando la marca no lo admite.",
  },
  "transactional_urls.status": {
    pt: "Endereço da loja que recebe os avisos de status.",
    en: "Address of the store that receives the status notifications.",
    es: "Dirección del comercio que recibe las notificaciones de estado.",
  },
  "transactional_urls.authenticity": {
    pt: "Endereço da loja que recebe o POST de autenticidade.",
    en: "Address of the store that receives the authenticity POST.",
    es: "Dirección del comercio que recibe el POST de autenticidad.",
  },
  "transactional_urls.hash": {
    pt: "Endereço da loja que recebe o hash do cartão.",
    en: "Address of the store that receives the card hash.",
    es: "Dirección del comercio que recibe el hash de la tarjeta.",
  },
  "return_urls.success": {
    pt: "Página da loja para onde o comprador vai quando dá certo.",
    en: "Page of the store that the buyer goes to after a success.",
    es: "Página del comercio a la que va el comprador cuando todo sale bien.",
  },
  "return_urls.failure": {
    pt: "Página da loja para onde o comprador vai quando falha.",
    en: "Page of the store that the buyer goes to after a failure.",
    es: "Página del comercio a la que va el comprador cuando hay una falla.",
  },
  "return_urls.cancel": {
    pt: "Página da loja para onde o comprador vai quando desiste.",
    en: "Page of the store that the buyer goes to after canceling.",
    es: "Página del comercio a la que va el comprador cuando cancela.",
  },
  "permissions.payment": {
    pt: "Se a loja pode fazer pagamentos.",
    en: "Whether the store may make payments.",
    es: "Si el comercio puede hacer pagos.",
  },
  "permissions.pre_authorization": {
    pt: "Se a loja pode fazer pré-autorizações.",
    en: "Whether the store may make pre-authorizations.",
    es: "Si el comercio puede hacer preautorizaciones.",
  },
  "permissions.recharge": {
    pt: "Se a loja pode fazer recargas.",
    en: "Whether the store may make top-ups.",
    es: "Si el comercio puede hacer recargas.",
  },
  "permissions.risk_analysis": {
    pt: "Se a loja pode usar a análise de risco.",
    en: "Whether the store may use risk analysis.",
    es: "Si el comercio puede usar el análisis de riesgo.",
  },
  "permissions.schedule": {
    pt: "Se a loja pode agendar cobranças.",
    en: "Whether the store may schedule charges.",
    es: "Si el comercio puede programar cobros.",
  },
  "permissions.iata": {
    pt: "Se a loja pode fazer vendas de companhia aérea.",
    en: "Whether the store may make airline sales.",
    es: "Si el comercio puede hacer ventas de aerolínea.",
  },
  "authorizers[]": {
    pt: "Autorizadoras da loja, com o roteamento e as credenciais de cada uma. Peça ao suporte os campos de cada item antes de enviar a lista, ou configure-as no portal do lojista.",
    en: "Authorizers of the store, with the routing and the credentials of each. Ask support for the fields of each item before you send the list, or set the authorizers in the merchant portal.",
    es: "Autorizadoras del comercio, con el enrutamiento y las credenciales de cada una. Pida a soporte los campos de cada elemento antes de enviar la lista, o configúrelas en el portal del comercio.",
  },
} as const satisfies Readonly<Record<string, Localized>>;
