import { codeTable, columns } from "../code-table.ts";
import { type CodeEntry, codeEntry } from "../schema.ts";

/** Where a transaction stands, told through TipoCampo while the library works. */
export const eventCodes: readonly CodeEntry[] = [
  {
    code: "5000",
    name: {
      pt: "Aguardando leitura de cartão",
      en: "Waiting for a card to be read",
      es: "Esperando lectura de tarjeta",
    },
  },
  {
    code: "5001",
    name: { pt: "Aguardando digitação da senha", en: "Waiting for the PIN", es: "Esperando el PIN" },
  },
  {
    code: "5002",
    name: {
      pt: "Aguardando dados de confirmação positiva",
      en: "Waiting for positive confirmation data",
      es: "Esperando datos de confirmación positiva",
    },
  },
  {
    code: "5003",
    name: {
      pt: "Aguardando leitura do bilhete único",
      en: "Waiting for the transit card",
      es: "Esperando lectura del Bilhete Único",
    },
  },
  {
    code: "5004",
    name: {
      pt: "Aguardando retirada do bilhete único",
      en: "Waiting for transit card removal",
      es: "Esperando el retiro del Bilhete Único",
    },
  },
  {
    code: "5005",
    name: { pt: "Transação finalizada", en: "Transaction finished", es: "Transacción finalizada" },
  },
  {
    code: "5006",
    name: {
      pt: "Confirma dados do favorecido",
      en: "Confirm payee data",
      es: "Confirma datos del beneficiario",
    },
  },
  { code: "5007", name: { pt: "SiTef conectado", en: "SiTef connected", es: "SiTef conectado" } },
  { code: "5008", name: { pt: "Conectando ao SiTef", en: "Connecting to SiTef", es: "Conectando a SiTef" } },
  { code: "5009", name: { pt: "Consulta concluída", en: "Query completed", es: "Consulta concluida" } },
  { code: "5010", name: { pt: "Colher assinatura", en: "Collect signature", es: "Recoger firma" } },
  {
    code: "5011",
    name: { pt: "Coleta de novo produto", en: "Capture a new product", es: "Captura de nuevo producto" },
  },
  { code: "5012", name: { pt: "Confirma operação", en: "Confirm operation", es: "Confirma operación" } },
  {
    code: "5013",
    name: { pt: "Confirma cancelamento", en: "Confirm cancellation", es: "Confirma cancelación" },
  },
  {
    code: "5014",
    name: { pt: "Confirma valor total", en: "Confirm total amount", es: "Confirma importe total" },
  },
  {
    code: "5015",
    name: {
      pt: "Recarga de bilhete único concluída",
      en: "Transit card top-up finished",
      es: "Recarga de Bilhete Único concluida",
    },
  },
  { code: "5016", name: { pt: "Reservado", en: "Reserved", es: "Reservado" } },
  {
    code: "5017",
    name: {
      pt: "Aguardando leitura de cartão (POS)",
      en: "Waiting for card read (POS)",
      es: "Esperando lectura de tarjeta (POS)",
    },
  },
  {
    code: "5018",
    name: {
      pt: "Aguardando senha no pinpad",
      en: "Waiting for PIN on the pinpad",
      es: "Esperando el PIN en el pinpad",
    },
  },
  {
    code: "5019",
    name: {
      pt: "Aguardando processamento do chip",
      en: "Waiting for chip processing",
      es: "Esperando procesamiento del chip",
    },
  },
  {
    code: "5020",
    name: {
      pt: "Aguardando retirada do cartão",
      en: "Waiting for card removal",
      es: "Esperando el retiro de la tarjeta",
    },
  },
  {
    code: "5021",
    name: {
      pt: "Aguardando confirmação da operação",
      en: "Waiting for operation confirmation",
      es: "Esperando confirmación de la operación",
    },
  },
  {
    code: "5027",
    name: {
      pt: "Leitura do cartão cancelada",
      en: "Card read canceled",
      es: "Lectura de tarjeta cancelada",
    },
  },
  {
    code: "5028",
    name: {
      pt: "Digitação da senha cancelada",
      en: "PIN entry canceled",
      es: "Ingreso del PIN cancelado",
    },
  },
  {
    code: "5029",
    name: {
      pt: "Processamento do chip cancelado",
      en: "Chip processing canceled",
      es: "Procesamiento del chip cancelado",
    },
  },
  {
    code: "5030",
    name: {
      pt: "Retirada do cartão cancelada",
      en: "Card removal canceled",
      es: "Retiro de tarjeta cancelado",
    },
  },
  {
    code: "5031",
    name: {
      pt: "Confirmação da operação cancelada",
      en: "Operation confirmation canceled",
      es: "Confirmación de la operación cancelada",
    },
  },
  {
    code: "5036",
    name: {
      pt: "Antes de ler a tarja",
      en: "Before reading the magnetic card",
      es: "Antes de leer la banda",
    },
  },
  {
    code: "5037",
    name: { pt: "Antes de ler o chip", en: "Before reading the chip card", es: "Antes de leer el chip" },
  },
  {
    code: "5038",
    name: {
      pt: "Antes da retirada do cartão com chip",
      en: "Before chip card removal",
      es: "Antes del retiro de la tarjeta con chip",
    },
  },
  {
    code: "5039",
    name: {
      pt: "Antes da coleta da senha",
      en: "Before PIN capture",
      es: "Antes de la captura del PIN",
    },
  },
  {
    code: "5040",
    name: {
      pt: "Antes de abrir o pinpad",
      en: "Before opening the pinpad channel",
      es: "Antes de abrir el pinpad",
    },
  },
  {
    code: "5041",
    name: {
      pt: "Antes de fechar o pinpad",
      en: "Before closing the pinpad channel",
      es: "Antes de cerrar el pinpad",
    },
  },
  {
    code: "5042",
    name: {
      pt: "Bloquear recursos do pinpad",
      en: "Lock pinpad resources",
      es: "Bloquear recursos del pinpad",
    },
  },
  {
    code: "5043",
    name: {
      pt: "Liberar recursos do pinpad",
      en: "Release pinpad resources",
      es: "Liberar recursos del pinpad",
    },
  },
  {
    code: "5044",
    name: {
      pt: "Depois de abrir o pinpad",
      en: "After opening the pinpad channel",
      es: "Después de abrir el pinpad",
    },
  },
  {
    code: "5049",
    name: { pt: "Tempo esgotado com o SiTef", en: "SiTef timeout", es: "Tiempo agotado con SiTef" },
  },
  {
    code: "5050",
    name: {
      pt: "Atualização de tabelas offline",
      en: "Offline table update",
      es: "Actualización de tablas fuera de línea",
    },
  },
  {
    code: "5051",
    name: {
      pt: "Senha coletada no pinpad",
      en: "PIN captured on the pinpad",
      es: "PIN capturado en el pinpad",
    },
  },
  {
    code: "5052",
    name: {
      pt: "Chip processado (GoOnChip)",
      en: "Chip processed (GoOnChip)",
      es: "Chip procesado (GoOnChip)",
    },
  },
  {
    code: "5053",
    name: { pt: "Cartão com chip retirado", en: "Chip card removed", es: "Tarjeta con chip retirada" },
  },
  {
    code: "5054",
    name: {
      pt: "Dados sensíveis entregues (POS PAX)",
      en: "Sensitive data delivered (PAX POS)",
      es: "Datos sensibles entregados (POS PAX)",
    },
  },
  {
    code: "5055",
    name: {
      pt: "Atualizando tabelas do pinpad",
      en: "Updating pinpad tables",
      es: "Actualizando tablas del pinpad",
    },
  },
  {
    code: "5056",
    name: { pt: "Enviando arquivos ao SiTef", en: "Sending files to SiTef", es: "Enviando archivos a SiTef" },
  },
  {
    code: "5057",
    name: {
      pt: "Início dos campos sensíveis",
      en: "Sensitive fields start",
      es: "Inicio de campos sensibles",
    },
  },
  {
    code: "5058",
    name: { pt: "Fim dos campos sensíveis", en: "Sensitive fields end", es: "Fin de campos sensibles" },
  },
  {
    code: "5059",
    name: {
      pt: "Aguardando cartão (modalidade 29)",
      en: "Waiting for card (mode 29)",
      es: "Esperando tarjeta (modalidad 29)",
    },
  },
  { code: "5060", name: { pt: "Reservado", en: "Reserved", es: "Reservado" } },
  { code: "5061", name: { pt: "Reservado", en: "Reserved", es: "Reservado" } },
  {
    code: "5062",
    name: {
      pt: "Início dos campos de produtos",
      en: "Product fields start",
      es: "Inicio de campos de productos",
    },
  },
  {
    code: "5063",
    name: { pt: "Fim dos campos de produtos", en: "Product fields end", es: "Fin de campos de productos" },
  },
  {
    code: "5074",
    name: {
      pt: "Assinatura em papel exigida",
      en: "Paper signature required",
      es: "Firma en papel requerida",
    },
  },
  {
    code: "5501",
    name: {
      pt: "Início de transação de correspondente bancário",
      en: "Banking correspondent transaction start",
      es: "Inicio de transacción de corresponsal bancario",
    },
  },
];

export const eventTable = codeTable({
  file: "data/clisitef/event-codes.data.ts",
  schema: codeEntry,
  entries: eventCodes,
  key: "code",
  facts: {
    listed: "5000..5021 5027..5031 5036..5044 5049..5063 5074 5501",
  },
  shown: [
    {
      id: "clisitef-events",
      caption: { pt: "Eventos da CliSiTef", en: "CliSiTef events", es: "Eventos de CliSiTef" },
      columns: [[columns.meaning, ({ name }) => name]],
    },
  ],
});
