import type { AccessDataForm } from "@portal/shared/access-data/model.ts";
import type { CaseReview } from "@portal/shared/certification/model.ts";
import type { ConfigurationAdjustment } from "@portal/shared/configuration/model.ts";
import type {
  FraudAdjustment,
  FraudConfigurationData,
  FraudConfigurationDraft,
} from "@portal/shared/fraud-configuration/model.ts";
import type { PartnerData } from "@portal/shared/partner/model.ts";

/** What people say in the demo's stories. */

export const adjustments: ConfigurationAdjustment[] = [
  {
    field: "statusUrl",
    comment: "O endereço responde com redirecionamento. Precisamos de um que responda 200 diretamente.",
  },
  { field: "languageVersion", comment: "Informe a versão completa, por exemplo 8.3." },
];

export const releaseReason =
  "A nossa janela de testes com a adquirente termina na sexta-feira. Enquanto corrigimos a configuração, gostaríamos de adiantar os casos de cartão.";

export const accessFormOf = (email: string) =>
  ({
    site: "https://homologacao.example.com/portal",
    user: email.split("@")[0],
    login: email,
    email,
    merchantId: `LOJATESTE-${email.split("@")[0]}`.toUpperCase(),
    merchantKey: "chave-de-teste-que-nao-abre-nada-0042",
  }) satisfies AccessDataForm;

const whatWasWrong = [
  "O valor da tela não é o do caso. Repita com o valor pedido e envie a nova consulta.",
  "A tela mostra a segunda tentativa liberada. Depois de três consultas sem resposta o pedido fica bloqueado.",
];

/** Verdicts on every case, of which the first `failed` did not pass. */
export const verdictsOf = (selected: readonly CaseReview["caseId"][], failed: number): CaseReview[] =>
  selected.map((caseId, index) =>
    index < failed
      ? { caseId, verdict: "failed", feedback: whatWasWrong[index % whatWasWrong.length] }
      : { caseId, verdict: "passed" },
  );

/** What a shop tells of its orders, for the analysis that watches over them. */
export const fraudConfiguration: FraudConfigurationData = {
  monthlyOrders: 1800,
  monthlyTicket: 24_500_000,
  operationChannel: "web",
  bestSellingCategory: "5732",
  integrationTypes: ["rest-payment"],
  trigger: "before",
  triggerValue: 0,
  analysisExpiry: 2,
  actionAfterDeadline: "cancel",
  rejectionMessage: "Não foi possível aprovar a sua compra. Tente outro meio de pagamento.",
  testSite: "https://teste.loja.example.com",
  publishedSite: "https://www.loja.example.com",
  webhookUrl: "https://teste.loja.example.com/antifraude",
  homologationUrl: "https://teste.loja.example.com/pedidos",
  productionUrl: "https://www.loja.example.com/pedidos",
};

/** Two of its steps, and the address of the second half typed. */
export const fraudDraft: FraudConfigurationDraft = {
  monthlyOrders: 640,
  monthlyTicket: 9_800_000,
  operationChannel: "web",
  bestSellingCategory: "5949",
  integrationTypes: ["rest-payment"],
  webhookUrl: "https://teste.",
};

export const fraudAdjustments: FraudAdjustment[] = [
  {
    field: "analysisExpiry",
    comment: "Dois dias não cobrem um fim de semana. Confirme com a sua equipe de revisão.",
  },
  {
    field: "webhookUrl",
    comment: "O endereço responde 404 ao nosso aviso de teste. Publique a rota antes de enviar de novo.",
  },
];

export const fraudTestKey = "chave-antifraude-de-teste-que-nao-abre-nada-0117";
export const fraudSignature = { reference: "PF-2026-0117", signedOn: "2026-11-16" };
export const fraudKeys = {
  privateKey: "chave-privada-que-nao-abre-nada-5511",
  publicKey: "chave-publica-que-nao-abre-nada-6622",
};

const partner = (name: string, responsible: string, phone: string, domain: string): PartnerData => ({
  name,
  responsible,
  phone,
  email: `contato@${domain}`,
  website: `https://www.${domain}`,
});

/** Made up, every one. */
export const partners: readonly PartnerData[] = [
  partner("Ponte Digital", "Marina Lopes", "1133445566", "ponte-digital.example.com"),
  partner("Vitrine Commerce", "Otávio Prado", "11987650001", "vitrine-commerce.example.com"),
  partner("Conecta Varejo", "Beatriz Nunes", "21987650002", "conecta-varejo.example.com"),
  partner("Puente Sur", "Lucía Fernández", "541143218765", "puente-sur.example.com"),
  partner("Carrinho Aberto", "Rafael Teles", "31987650003", "carrinho-aberto.example.com"),
  partner("Checkout do Norte", "Iara Batista", "92987650004", "checkout-norte.example.com"),
  partner("Loja Pronta", "Caio Siqueira", "41987650005", "loja-pronta.example.com"),
  partner("Trilha Pagamentos", "Helena Dias", "51987650006", "trilha-pagamentos.example.com"),
];
