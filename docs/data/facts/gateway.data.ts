/**
 * What the collected facts say of each call of the gateway: its values with their sizes. `~` is inferred, by us or by whoever collected
 * them: of the name, or of the size. `!` is mandatory and `?` mandatory on a condition.
 */
export interface CallFacts {
  readonly call: string;
  readonly takes: string;
  readonly answers: string;
}

/** By routing: authorizers, credentials (`~` is inferred) and how many notes there are of it. */
export const routingFacts: Readonly<
  Record<
    string,
    {
      readonly authorizers: string;
      readonly credentials: string;
      readonly notes: number;
      /** Parameters that only this routing adds to the payment, with their sizes. */
      readonly payment?: string;
    }
  >
> = {
  "roteamento-cieloec": {
    authorizers: "1 2 3 41 6 43 33 44 221 286 8 408",
    credentials: "merchantID merchantKey~",
    notes: 6,
  },
  "roteamento-fepashub": {
    authorizers: "",
    credentials: "",
    notes: 2,
    payment:
      "resubmission_id=16..16? acquirer_id=1..4 original_authorization_number=1..6? authorizer_mac=1..4?",
  },
  "roteamento-sipag": {
    authorizers: "",
    credentials: "",
    notes: 2,
    payment:
      "external_authentication.ucaf_sli=1..1 external_authentication.version=1..1 external_authentication.reference_id=1..36 external_authentication.tavv=1..40 external_authentication.cavv=1..40",
  },
  "roteamento-stonews": { authorizers: "", credentials: "salesAffiliationKey", notes: 2 },
  "roteamento-erede-rest": {
    authorizers: "",
    credentials:
      "filiation token threeDSecureOnFailure subacquirerMerchantId independentSalesOrganizationId paymentFacilitatorId",
    notes: 1,
  },
  "roteamento-erede": { authorizers: "", credentials: "filiation~ password~", notes: 2 },
  "roteamento-getnetws": {
    authorizers: "1 2 41 3 5",
    credentials: "username password merchantID terminal subMerchantId",
    notes: 2,
  },
  "roteamento-globalpaymentsws": {
    authorizers: "",
    credentials: "terminal merchantCode secretKey",
    notes: 2,
  },
  "roteamento-safrapay": { authorizers: "1 2 41 3 5", credentials: "merchantID terminalId", notes: 2 },
  "roteamento-ipg": {
    authorizers: "1 41",
    credentials: "ipgMerhantApiKey ipgMerchantApiSecret ipgEndPointURL",
    notes: 4,
  },
  "roteamento-cardse-pix": { authorizers: "440", credentials: "psp", notes: 4 },
  "roteamento-cardse-ame": { authorizers: "", credentials: "", notes: 1 },
  "roteamento-cetelem": { authorizers: "93", credentials: "acquirer.prefixes", notes: 1 },
  "roteamento-bradescard": { authorizers: "115", credentials: "", notes: 1 },
  "roteamento-bradescard-voucher": { authorizers: "445", credentials: "", notes: 0 },
  "roteamento-edenred-rest": { authorizers: "70 71 74 75", credentials: "", notes: 1 },
  "roteamento-pagbank": { authorizers: "1 2 3 41 221 286", credentials: "", notes: 3 },
  "roteamento-mercadopago": { authorizers: "440 402", credentials: "public_key access_token", notes: 6 },
  "roteamento-paypal": { authorizers: "400", credentials: "USER PWD SIGNATURE", notes: 0 },
  "roteamento-bancodobrasil": {
    authorizers: "404 408",
    credentials: "idConvComercio idConvCobranca diasVencimento mensagem_boleto",
    notes: 0,
  },
  "roteamento-itaushopline": { authorizers: "", credentials: "codigoEmpresa chave", notes: 1 },
  "boleto-generico-citibank": {
    authorizers: "2601",
    credentials:
      "codigoBeneficiario codigoAgenciaBeneficiario mensagemBeneficiario quantidadeDiasCalculoVencimento mensagemReciboPagador mensagemFichaCompensacao",
    notes: 2,
  },
  masterpass: { authorizers: "407", credentials: "", notes: 1 },
  googlepay: { authorizers: "405", credentials: "gateway gatewayMerchantId", notes: 0 },
  samsungpay: { authorizers: "410", credentials: "", notes: 1 },
  "roteamento-getnetlac": { authorizers: "", credentials: "", notes: 4 },
  "roteamento-outros": { authorizers: "", credentials: "", notes: 1 },
};
