import type { PlannedPage } from "../page-kinds.ts";

export const manualInterfaceClisitefPages: readonly PlannedPage[] = [
  {
    slug: "arquivo-resposta-cliente-sitef",
    section: "protocol",
    kind: "guide",
    title: { pt: "Arquivo de resposta", en: "Response file", es: "Archivo de respuesta" },
  },
  {
    slug: "arquivo-solicitacao-resposta-tef",
    section: "protocol",
    kind: "guide",
    title: { pt: "Arquivos trocados", en: "Files exchanged", es: "Archivos intercambiados" },
  },
  {
    slug: "arquivo-solicitacao-tef",
    section: "protocol",
    kind: "guide",
    title: { pt: "Arquivo de solicitação", en: "Request file", es: "Archivo de solicitud" },
  },
  {
    slug: "codigo-da-rede-autorizadora",
    section: "fields",
    kind: "field",
  },
  {
    slug: "codigo-do-produto",
    section: "fields",
    kind: "field",
  },
  {
    slug: "codigo-ocorrencia-numero-referencia",
    section: "fields",
    kind: "field",
  },
  {
    slug: "codigo-plano",
    section: "fields",
    kind: "field",
  },
  {
    slug: "codigo-resposta-alfanumerico",
    section: "fields",
    kind: "field",
  },
  {
    slug: "codigo-resposta-extendido",
    section: "fields",
    kind: "field",
  },
  {
    slug: "cpf-ou-cnpj",
    section: "fields",
    kind: "field",
  },
  {
    slug: "dados-adicionais",
    section: "fields",
    kind: "field",
  },
  {
    slug: "data-da-parcela",
    section: "fields",
    kind: "field",
  },
  {
    slug: "data-de-vencimento-do-encargo",
    section: "fields",
    kind: "field",
  },
  {
    slug: "dias-do-pre-datado",
    section: "fields",
    kind: "field",
  },
  {
    slug: "documento-fiscal-vinculado",
    section: "fields",
    kind: "field",
  },
  {
    slug: "finalizacao",
    section: "fields",
    kind: "field",
  },
  {
    slug: "header",
    section: "fields",
    kind: "field",
  },
  {
    slug: "identificacao",
    section: "fields",
    kind: "field",
  },
  {
    slug: "identificadores-e-campos-das-formas-de-pagamentos",
    section: "protocol",
    kind: "code-table",
    title: {
      pt: "Identificadores das formas de pagamento",
      en: "Payment method identifiers",
      es: "Identificadores de las formas de pago",
    },
  },
  {
    slug: "imagem-linha-comprovante",
    section: "fields",
    kind: "field",
  },
  {
    slug: "informacao_dos_dados_capturados_pinpad",
    section: "fields",
    kind: "field",
  },
  {
    slug: "informacoes-de-sub-adquirencia",
    section: "fields",
    kind: "field",
  },
  {
    slug: "informacoes-sobre-configuracao-do-numero-terminal",
    section: "protocol",
    kind: "guide",
    title: {
      pt: "Configuração do número do terminal",
      en: "Terminal number configuration",
      es: "Configuración del número de terminal",
    },
  },
  {
    slug: "informacoes-tecnicas",
    section: "protocol",
    kind: "guide",
    title: { pt: "Informações técnicas", en: "Technical information", es: "Información técnica" },
  },
  {
    slug: "layout-da-mensagem-de-comunicacao",
    section: "protocol",
    kind: "guide",
    title: {
      pt: "Layout da mensagem de comunicação",
      en: "Communication message layout",
      es: "Formato del mensaje de comunicación",
    },
  },
  {
    slug: "marca-recorte",
    section: "fields",
    kind: "field",
  },
  {
    slug: "numero-transacao",
    section: "fields",
    kind: "field",
  },
  {
    slug: "servico-z",
    section: "fields",
    kind: "field",
  },
  {
    slug: "status-da-transacao",
    section: "fields",
    kind: "field",
  },
  {
    slug: "valor-parcela-transacao",
    section: "fields",
    kind: "field",
  },
  {
    slug: "valor-total",
    section: "fields",
    kind: "field",
  },
  {
    slug: "indice-alfabetico",
    section: "fields",
    kind: "reference",
    title: { pt: "Índice alfabético", en: "Alphabetical index", es: "Índice de la A a la Z" },
  },
  {
    slug: "campos",
    section: "fields",
    kind: "reference",
  },
  {
    slug: "controle-de-transacoes-ems-habilitadas",
    section: "fields",
    kind: "field",
  },
  {
    slug: "envio-de-informacoes-livres",
    section: "fields",
    kind: "field",
  },
  {
    slug: "modo-entrada-numero-documento",
    section: "fields",
    kind: "field",
  },
  {
    slug: "o-campo-livre",
    section: "fields",
    kind: "field",
  },
  {
    slug: "retorno-multiplo",
    section: "fields",
    kind: "field",
  },
  {
    slug: "tipo-consulta",
    section: "fields",
    kind: "field",
  },
  {
    slug: "exemplo-venda-cartao-credito",
    section: "protocol",
    kind: "guide",
    title: {
      pt: "Exemplo de venda com cartão de crédito",
      en: "Example of a credit card sale",
      es: "Ejemplo de venta con tarjeta de crédito",
    },
  },
  {
    slug: "grupo-controle",
    section: "fields",
    kind: "field-group",
  },
  {
    slug: "grupo-identificacao-da-venda",
    section: "fields",
    kind: "field-group",
  },
  {
    slug: "grupo-resposta",
    section: "fields",
    kind: "field-group",
  },
  {
    slug: "grupo-comprovante",
    section: "fields",
    kind: "field-group",
  },
  {
    slug: "grupo-cancelamento",
    section: "fields",
    kind: "field-group",
  },
  {
    slug: "grupo-parcelas",
    section: "fields",
    kind: "field-group",
  },
  {
    slug: "grupo-formas-de-pagamento",
    section: "fields",
    kind: "field-group",
  },
  {
    slug: "grupo-cartao",
    section: "fields",
    kind: "field-group",
  },
  {
    slug: "grupo-pinpad",
    section: "fields",
    kind: "field-group",
  },
  {
    slug: "grupo-cheque",
    section: "fields",
    kind: "field-group",
  },
  {
    slug: "grupo-contas",
    section: "fields",
    kind: "field-group",
  },
  {
    slug: "grupo-combustivel",
    section: "fields",
    kind: "field-group",
  },
  {
    slug: "grupo-farmacia",
    section: "fields",
    kind: "field-group",
  },
  {
    slug: "grupo-recarga",
    section: "fields",
    kind: "field-group",
  },
  {
    slug: "grupo-vale-gas",
    section: "fields",
    kind: "field-group",
  },
  {
    slug: "grupo-ems",
    section: "fields",
    kind: "field-group",
  },
  {
    slug: "grupo-cliente",
    section: "fields",
    kind: "field-group",
  },
  {
    slug: "grupo-configuracao",
    section: "fields",
    kind: "field-group",
  },
  {
    slug: "grupo-outros",
    section: "fields",
    kind: "field-group",
  },
];
