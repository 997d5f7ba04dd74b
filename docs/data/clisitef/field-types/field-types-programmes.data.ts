import type { FieldType } from "../../schema.ts";

export const fieldTypesProgrammes: readonly FieldType[] = [
  {
    code: "3000-3999",
    group: "flow",
    name: {
      pt: "Opção de menu escolhida (faixa 3000–3999)",
      en: "Chosen menu option (range 3000–3999)",
      es: "Opción de menú elegida (rango 3000–3999)",
    },
    note: {
      pt: "Os valores de 3000 a 3999 repetem o código do menu que o operador escolheu.",
      en: "Values 3000 to 3999 repeat the code of the menu that the operator chose.",
      es: "Los valores de 3000 a 3999 repiten el código del menú que eligió el operador.",
    },
  },
  {
    code: "3481",
    group: "other",
    name: { pt: "Menu de consulta AVS", en: "AVS query menu", es: "Menú de consulta AVS" },
    note: {
      pt: "Item de menu da consulta AVS.",
      en: "Menu item of the AVS query.",
      es: "Ítem de menú de la consulta AVS.",
    },
  },
  {
    code: "3988",
    group: "other",
    name: { pt: "Menu crediário", en: "Store credit menu", es: "Menú crediario" },
    note: {
      pt: "Item de menu do crediário da loja.",
      en: "Menu item of the store's own credit.",
      es: "Ítem de menú del crédito propio del comercio.",
    },
  },
  {
    code: "3989",
    group: "other",
    name: {
      pt: "Menu de simulação de crediário",
      en: "Store credit simulation menu",
      es: "Menú de simulación de crediario",
    },
    note: {
      pt: "Item de menu da simulação do crediário.",
      en: "Menu item of the simulation of the store's own credit.",
      es: "Ítem de menú de la simulación del crédito propio.",
    },
  },
  {
    code: "4000",
    group: "pbm",
    name: {
      pt: "Situação da pré-autorização (PBM)",
      en: "Pre-authorization status (PBM)",
      es: "Estado de la preautorización (PBM)",
    },
  },
  {
    code: "4001",
    group: "pbm",
    name: { pt: "CRF (PBM)", en: "Pharmacist license CRF (PBM)", es: "CRF (PBM)" },
  },
  {
    code: "4002",
    group: "pbm",
    name: { pt: "UF do CRF (PBM)", en: "CRF state (PBM)", es: "Estado del CRF (PBM)" },
  },
  {
    code: "4003",
    group: "pbm",
    name: { pt: "Tipo de venda (PBM)", en: "Sale type (PBM)", es: "Tipo de venta (PBM)" },
  },
  {
    code: "4004",
    group: "pbm",
    name: { pt: "Valor total (PBM)", en: "Total amount (PBM)", es: "Importe total (PBM)" },
  },
  {
    code: "4005",
    group: "pbm",
    name: { pt: "Valor à vista (PBM)", en: "Cash amount (PBM)", es: "Importe al contado (PBM)" },
  },
  {
    code: "4006",
    group: "pbm",
    name: { pt: "Valor no cartão (PBM)", en: "Card amount (PBM)", es: "Importe en tarjeta (PBM)" },
  },
  {
    code: "4007",
    group: "pbm",
    name: { pt: "Nosso número (PBM)", en: "Own number (PBM)", es: "Nosso número (PBM)" },
  },
  {
    code: "4008",
    group: "pbm",
    name: {
      pt: "Percentual de desconto (PBM)",
      en: "Discount percentage (PBM)",
      es: "Porcentaje de descuento (PBM)",
    },
    note: {
      pt: "Dois decimais. Desconto que a administradora dá.",
      en: "Two decimals. Discount that the administrator gives.",
      es: "Dos decimales. Descuento que da la administradora.",
    },
  },
  {
    code: "4016",
    group: "pbm",
    name: { pt: "Preço bruto (PBM)", en: "Gross price (PBM)", es: "Precio bruto (PBM)" },
  },
  {
    code: "4017",
    group: "pbm",
    name: { pt: "Preço líquido (PBM)", en: "Net price (PBM)", es: "Precio neto (PBM)" },
  },
  {
    code: "4018",
    group: "pbm",
    name: {
      pt: "Valor a receber da loja (PBM)",
      en: "Amount due from the store (PBM)",
      es: "Importe a recibir del comercio (PBM)",
    },
    note: { pt: "Valor em centavos.", en: "Amount in cents.", es: "Importe en centavos." },
  },
  {
    code: "4019",
    group: "pbm",
    name: {
      pt: "Lote gerado pela central (PBM)",
      en: "Batch created by the center (PBM)",
      es: "Lote generado por la central (PBM)",
    },
  },
  {
    code: "4020",
    group: "pbm",
    name: {
      pt: "Total a receber da loja (PBM)",
      en: "Total due from the store (PBM)",
      es: "Total a recibir del comercio (PBM)",
    },
  },
  {
    code: "4021",
    group: "pbm",
    name: {
      pt: "Total a receber da loja, segunda ocorrência (PBM)",
      en: "Total due from the store, second occurrence (PBM)",
      es: "Total a recibir del comercio, segunda ocurrencia (PBM)",
    },
  },
  {
    code: "4022",
    group: "pbm",
    name: { pt: "Soma da operação (PBM)", en: "Operation sum (PBM)", es: "Suma de la operación (PBM)" },
  },
  {
    code: "4023",
    group: "pbm",
    name: { pt: "Nome da operadora (PBM)", en: "Operator name (PBM)", es: "Nombre de la operadora (PBM)" },
  },
  {
    code: "4024",
    group: "pbm",
    name: { pt: "Empresa conveniada (PBM)", en: "Partner company name (PBM)", es: "Empresa adherida (PBM)" },
  },
  {
    code: "4025",
    group: "pbm",
    name: {
      pt: "Quantidade de dependentes (PBM)",
      en: "Number of dependants (PBM)",
      es: "Cantidad de dependientes (PBM)",
    },
  },
  {
    code: "4026",
    group: "pbm",
    name: {
      pt: "Código do dependente (PBM)",
      en: "Dependant code (PBM)",
      es: "Código del dependiente (PBM)",
    },
  },
  {
    code: "4027",
    group: "pbm",
    name: { pt: "Nome do dependente (PBM)", en: "Dependant name (PBM)", es: "Nombre del dependiente (PBM)" },
  },
  {
    code: "4028",
    group: "pbm",
    name: {
      pt: "Valor a receber do conveniado (PBM)",
      en: "Amount due from the member (PBM)",
      es: "Importe a recibir del afiliado (PBM)",
    },
  },
  {
    code: "4029",
    group: "pbm",
    name: { pt: "Desconto total", en: "Total discount", es: "Descuento total" },
    note: {
      pt: "Valor em centavos. Subtraia-o do total da venda.",
      en: "Amount in cents. Subtract it from the total of the sale.",
      es: "Importe en centavos. Réstelo del total de la venta.",
    },
  },
  {
    code: "4030",
    group: "pbm",
    name: { pt: "Valor líquido total (PBM)", en: "Total net amount (PBM)", es: "Importe neto total (PBM)" },
    note: { pt: "Valor em centavos.", en: "Amount in cents.", es: "Importe en centavos." },
  },
  {
    code: "4031",
    group: "pbm",
    name: { pt: "Operadora PBM selecionada", en: "Selected PBM operator", es: "Operadora PBM seleccionada" },
    note: {
      pt: "Guarde e devolva nas próximas transações do PBM.",
      en: "Keep it and give it back in the next PBM transactions.",
      es: "Guárdelo y devuélvalo en las próximas transacciones del PBM.",
    },
  },
  {
    code: "4032",
    group: "pbm",
    name: { pt: "Dados livres PBM", en: "PBM free data", es: "Datos libres PBM" },
    note: {
      pt: "Dados livres de uma operação de PBM.",
      en: "Free data of a PBM operation.",
      es: "Datos libres de una operación de PBM.",
    },
  },
  {
    code: "4033",
    group: "pbm",
    name: { pt: "Tipo de documento PBM", en: "PBM document type", es: "Tipo de documento PBM" },
    values: [
      { value: "0", meaning: { pt: "CRM", en: "CRM", es: "CRM" } },
      { value: "1", meaning: { pt: "CRO", en: "CRO", es: "CRO" } },
    ],
    note: {
      pt: "Conselho profissional a que o número pertence.",
      en: "Professional council that the number belongs to.",
      es: "Consejo profesional al que pertenece el número.",
    },
  },
  {
    code: "4034",
    group: "pbm",
    name: { pt: "Dados do resgate (bônus)", en: "Redemption data (bonus)", es: "Datos del canje (bonus)" },
  },
  {
    code: "4039",
    group: "pbm",
    name: { pt: "Código de resposta PBM", en: "PBM response code", es: "Código de respuesta PBM" },
    values: [
      {
        value: "0",
        meaning: {
          pt: "sucesso; outro valor é erro",
          en: "success; any other value is an error",
          es: "éxito; cualquier otro valor es un error",
        },
      },
    ],
    note: {
      pt: "Resultado da operação de PBM.",
      en: "Result of the PBM operation.",
      es: "Resultado de la operación de PBM.",
    },
  },
  {
    code: "4040",
    group: "pbm",
    name: {
      pt: "Produto fracionado (PBM)",
      en: "Fractioned product (PBM)",
      es: "Producto fraccionado (PBM)",
    },
    values: [
      { value: "0", meaning: { pt: "não", en: "no", es: "no" } },
      { value: "1", meaning: { pt: "sim", en: "yes", es: "sí" } },
    ],
    note: {
      pt: "Se o produto é vendido em frações.",
      en: "Whether the product is sold in fractions.",
      es: "Si el producto se vende en fracciones.",
    },
  },
  {
    code: "4041",
    group: "pbm",
    name: {
      pt: "Identificador do paciente (PBM)",
      en: "Patient identifier (PBM)",
      es: "Identificador del paciente (PBM)",
    },
    values: [
      { value: "-1", meaning: { pt: "outro", en: "other", es: "otro" } },
      { value: "00", meaning: { pt: "titular", en: "holder", es: "titular" } },
      { value: "01", meaning: { pt: "dependente", en: "dependant", es: "dependiente" } },
    ],
    note: {
      pt: "Para quem é o medicamento.",
      en: "Who the medicine is for.",
      es: "Para quién es el medicamento.",
    },
  },
  {
    code: "4043",
    group: "pbm",
    name: {
      pt: "Identificador da receita (PBM)",
      en: "Prescription identifier (PBM)",
      es: "Identificador de la receta (PBM)",
    },
    note: {
      pt: "Receita arquivada pela empresa.",
      en: "Prescription filed by the company.",
      es: "Receta archivada por la empresa.",
    },
  },
  {
    code: "4044",
    group: "pbm",
    name: { pt: "Item da receita (PBM)", en: "Prescription item (PBM)", es: "Ítem de la receta (PBM)" },
    note: {
      pt: "Item da receita arquivada.",
      en: "Item of the filed prescription.",
      es: "Ítem de la receta archivada.",
    },
  },
  {
    code: "4045",
    group: "pbm",
    name: {
      pt: "Receita de uso contínuo (PBM)",
      en: "Continuous use prescription (PBM)",
      es: "Receta de uso continuo (PBM)",
    },
    values: [
      { value: "0", meaning: { pt: "não", en: "no", es: "no" } },
      { value: "1", meaning: { pt: "sim", en: "yes", es: "sí" } },
    ],
    note: {
      pt: "Se a receita é de uso contínuo.",
      en: "Whether the prescription is for continued use.",
      es: "Si la receta es de uso continuo.",
    },
  },
  {
    code: "4046",
    group: "pbm",
    name: { pt: "Produto manipulado (PBM)", en: "Compounded product (PBM)", es: "Producto magistral (PBM)" },
    note: {
      pt: "Princípios ativos de um produto manipulado.",
      en: "Active ingredients of a compounded product.",
      es: "Principios activos de un producto magistral.",
    },
  },
  {
    code: "4047",
    group: "pbm",
    name: {
      pt: "Valor original do manipulado (PBM)",
      en: "Original amount of compounded product (PBM)",
      es: "Importe original del magistral (PBM)",
    },
  },
  {
    code: "4058",
    group: "pbm",
    name: {
      pt: "Valor aprovado com desconto",
      en: "Approved amount with discount",
      es: "Importe aprobado con descuento",
    },
    note: {
      pt: "O de um produto, já com o desconto; também nas vendas com cartão combustível.",
      en: "The amount of one product, with the discount; also in fuel card sales.",
      es: "El de un producto, ya con el descuento; también en las ventas con tarjeta de combustible.",
    },
  },
  {
    code: "4076",
    group: "other",
    name: { pt: "Identificação da loja", en: "Store identification", es: "Identificación del comercio" },
    note: {
      pt: "Acrescentada com as funções de revenda da Ultragaz.",
      en: "Added with the Ultragaz resale functions.",
      es: "Agregada con las funciones de reventa de Ultragaz.",
    },
  },
  {
    code: "4077",
    group: "other",
    name: { pt: "NSU do FEPAS", en: "FEPAS NSU", es: "NSU del FEPAS" },
    note: {
      pt: "Até 20 posições. Número sequencial do FEPAS.",
      en: "Up to 20 positions. Sequence number of FEPAS.",
      es: "Hasta 20 posiciones. Número secuencial de FEPAS.",
    },
  },
  {
    code: "4095",
    group: "other",
    name: { pt: "CPF/CNPJ do beneficiário", en: "Beneficiary CPF/CNPJ", es: "CPF/CNPJ del beneficiario" },
    note: {
      pt: "Beneficiário, antes chamado cedente, de um boleto registrado.",
      en: "Beneficiary, formerly called assignor, of a registered boleto.",
      es: "Beneficiario, antes llamado cedente, de un boleto registrado.",
    },
  },
  {
    code: "4096",
    group: "other",
    name: { pt: "CPF/CNPJ do sacador", en: "Drawer CPF/CNPJ", es: "CPF/CNPJ del librador" },
    note: {
      pt: "Sacador de um boleto registrado.",
      en: "Drawer of a registered boleto.",
      es: "Librador de un boleto registrado.",
    },
  },
  {
    code: "4097",
    group: "other",
    name: { pt: "CPF/CNPJ do pagador", en: "Payer CPF/CNPJ", es: "CPF/CNPJ del pagador" },
    note: {
      pt: "Pagador de um boleto registrado.",
      en: "Payer of a registered boleto.",
      es: "Pagador de un boleto registrado.",
    },
  },
  {
    code: "4100",
    group: "errors",
    name: { pt: "Erro de comunicação", en: "Communication error", es: "Error de comunicación" },
    note: {
      pt: "Formato `[TCP:R|C:código:TO]`: `R` na leitura, `C` na conexão, `TO` por tempo esgotado. O código é o do sistema operacional, como 10054 ou 10060.",
      en: "Format `[TCP:R|C:code:TO]`: `R` while reading, `C` while connecting, `TO` for a timeout. The code is the operating system's, such as 10054 or 10060.",
      es: "Formato `[TCP:R|C:código:TO]`: `R` en la lectura, `C` en la conexión, `TO` por tiempo agotado. El código es el del sistema operativo, como 10054 o 10060.",
    },
  },
  {
    code: "4125",
    group: "receipts",
    name: {
      pt: "Cupom do cliente disponível no SiTef",
      en: "Customer receipt available in SiTef",
      es: "Comprobante del cliente disponible en SiTef",
    },
    note: {
      pt: "A via do cliente pode ser lida de novo no servidor.",
      en: "The customer copy can be read again from the server.",
      es: "La copia del cliente puede leerse de nuevo en el servidor.",
    },
  },
  {
    code: "4126",
    group: "receipts",
    name: {
      pt: "Cupom do estabelecimento disponível no SiTef",
      en: "Store receipt available in SiTef",
      es: "Comprobante del comercio disponible en SiTef",
    },
    note: {
      pt: "A via da loja pode ser lida de novo no servidor.",
      en: "The merchant copy can be read again from the server.",
      es: "La copia del comercio puede leerse de nuevo en el servidor.",
    },
  },
  {
    code: "4127",
    group: "receipts",
    name: {
      pt: "Dias de disponibilidade dos cupons",
      en: "Days receipts stay available",
      es: "Días de disponibilidad de los comprobantes",
    },
    note: {
      pt: "Por quantos dias as vias ficam no servidor.",
      en: "For how many days the copies stay on the server.",
      es: "Durante cuántos días quedan las copias en el servidor.",
    },
  },
  {
    code: "4153",
    group: "wallet",
    name: { pt: "Código do PSP", en: "PSP code", es: "Código del PSP" },
    note: {
      pt: "Prestador de serviços de pagamento de uma venda com Pix ou carteira.",
      en: "Payment service provider of a Pix or wallet sale.",
      es: "Proveedor de servicios de pago de una venta con Pix o billetera.",
    },
  },
  {
    code: "8000-9999",
    group: "flow",
    name: {
      pt: "Reservado para a IntPos.dll",
      en: "Reserved for IntPos.dll",
      es: "Reservado para IntPos.dll",
    },
    note: {
      pt: "Faixa guardada desde 2010 para a ponte da troca de arquivos; a automação nunca a recebe.",
      en: "Range kept since 2010 for the file-exchange bridge; your software never receives it.",
      es: "Rango guardado desde 2010 para el puente del intercambio de archivos; el sistema de caja nunca lo recibe.",
    },
  },
];
