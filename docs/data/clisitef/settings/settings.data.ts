import type { Localized } from "@portal/shared/locales.ts";

/** A key of the configuration file. */
export interface Setting {
  /** Section of the file; a few keys are in several. */
  readonly section: string;
  readonly key: string;
  /** What holds where the key is missing; absent where no public page says it. */
  readonly standard?: string;
  readonly since?: string;
  readonly meaning: Localized;
}

const withoutBin = "Debito|Credito|CartaoCombustivel|CartaoGift|SaqueCredito|SaqueDebito";

export const settings = [
  {
    section: "PinPadCompartilhado",
    key: "Porta",
    meaning: {
      pt: "Porta serial ou USB do pinpad: um número no Windows, o caminho do dispositivo no Linux. `AUTO_USB` procura um pinpad USB (desde 4.0.111.3 no Windows e 4.0.111.18 no Linux); `NENHUM` diz que não há pinpad. No Android, o pinpad externo vai em `TipoPinPad`, nos parâmetros da configuração (`TipoPinPad=ANDROID_BT` para Bluetooth)",
      en: "Serial or USB port of the pinpad: a number on Windows, the path of the device on Linux. `AUTO_USB` looks for a USB pinpad (since 4.0.111.3 on Windows and 4.0.111.18 on Linux); `NENHUM` says that there is no pinpad. On Android the external pinpad goes in `TipoPinPad`, among the parameters of the configuration (`TipoPinPad=ANDROID_BT` for Bluetooth)",
      es: "Puerto serial o USB del pinpad: un número en Windows, la ruta del dispositivo en Linux. `AUTO_USB` busca un pinpad USB (desde 4.0.111.3 en Windows y 4.0.111.18 en Linux); `NENHUM` dice que no hay pinpad. En Android, el pinpad externo va en `TipoPinPad`, en los parámetros de la configuración (`TipoPinPad=ANDROID_BT` para Bluetooth)",
    },
  },
  {
    section: "PinPad",
    key: "MensagemPadrao",
    meaning: {
      pt: "Mensagem de repouso, até 16 caracteres; `|` quebra a linha",
      en: "Idle message, up to 16 characters; `|` breaks the line",
      es: "Mensaje de reposo, hasta 16 caracteres; `|` corta la línea",
    },
  },
  {
    section: "Geral",
    key: "ConfirmarValorPinPad",
    standard: "0",
    meaning: {
      pt: "`1` pede ao cliente que confirme o valor no pinpad quando não há senha, na recarga pré-paga e na de bônus",
      en: "`1` asks the customer to confirm the amount on the pinpad where no PIN is collected, in prepaid and bonus top-ups",
      es: "`1` le pide al cliente que confirme el importe en el pinpad cuando no hay PIN, en recargas prepagas y de bonificación",
    },
  },
  {
    section: "SiTef",
    key: "EnderecoIP",
    meaning: {
      pt: "Servidores adicionais, `IP[:porta];...`. Até quatro endereços ao todo desde a versão 6.1.114.59 r3, três antes dela",
      en: "Further servers, `IP[:port];...`. Up to four addresses in all since version 6.1.114.59 r3, three before it",
      es: "Servidores adicionales, `IP[:puerto];...`. Hasta cuatro direcciones en total desde la versión 6.1.114.59 r3, tres antes",
    },
  },
  {
    section: "SiTef",
    key: "PortaSiTef",
    standard: "4096",
    meaning: { pt: "Porta do servidor", en: "Port of the server", es: "Puerto del servidor" },
  },
  {
    section: "SiTef",
    key: "ConexaoObrigatoria",
    standard: "0",
    since: "4.0.106.20.r1",
    meaning: {
      pt: "`1` encerra a transação com `-5` quando não há conexão",
      en: "`1` ends the transaction with `-5` where there is no connection",
      es: "`1` termina la transacción con `-5` cuando no hay conexión",
    },
  },
  {
    section: "SiTef",
    key: "MantemConexaoAtiva",
    standard: "0",
    meaning: {
      pt: "`1` mantém a conexão aberta entre transações",
      en: "`1` keeps the connection open between transactions",
      es: "`1` mantiene la conexión abierta entre transacciones",
    },
  },
  {
    section: "SiTef",
    key: "TempoEsperaConexao",
    standard: "6",
    meaning: {
      pt: "Segundos de espera para conectar",
      en: "Seconds to wait for a connection",
      es: "Segundos de espera para conectarse",
    },
  },
  {
    section: "SiTef",
    key: "TempoAdicionalEspera",
    standard: "0",
    meaning: {
      pt: "Segundos somados à espera de uma transação, que vem do servidor SiTef",
      en: "Seconds added to the wait for a transaction, which the SiTef server gives",
      es: "Segundos que se suman a la espera de una transacción, que viene del servidor SiTef",
    },
  },
  {
    section: "SiTef",
    key: "TempoEsperaDesfazimento",
    standard: "6",
    meaning: {
      pt: "Segundos de espera pela resposta de um desfazimento",
      en: "Seconds to wait for the answer to a void",
      es: "Segundos de espera por la respuesta cuando se deshace una venta",
    },
  },
  {
    section: "SiTef",
    key: "TempoEsperaConfirmacao",
    standard: "6",
    meaning: {
      pt: "Segundos de espera pela resposta de uma confirmação",
      en: "Seconds to wait for the answer to a confirmation",
      es: "Segundos de espera por la respuesta a una confirmación",
    },
  },
  {
    section: "Geral",
    key: "MostradorComunicacaoHabilitado",
    standard: "1",
    meaning: {
      pt: "`0` desliga a mensagem de espera que chega com o comando `3`",
      en: "`0` turns off the waiting message that comes with command `3`",
      es: "`0` desactiva el mensaje de espera que llega con el comando `3`",
    },
  },
  {
    section: "Geral",
    key: "PermiteAlterarValorPagamento",
    standard: "0",
    meaning: {
      pt: "`1` pede um novo valor do pagamento, no campo `154`",
      en: "`1` asks for a new amount of the payment, in field `154`",
      es: "`1` pide un nuevo importe del pago, en el campo `154`",
    },
  },
  {
    section: "Geral",
    key: "TransacoesHabilitadas",
    meaning: {
      pt: "Códigos de menu que podem ser oferecidos; nenhum outro aparece. Exemplo: `16;26`",
      en: "Menu codes that may be offered; no other one appears. Example: `16;26`",
      es: "Códigos de menú que pueden ofrecerse; no aparece ningún otro. Ejemplo: `16;26`",
    },
  },
  {
    section: "Geral",
    key: "TransacoesAdicionaisHabilitadas",
    meaning: {
      pt: "Códigos de menu que vêm desligados e passam a ser oferecidos. Exemplo: `20`",
      en: "Menu codes that are off by default and are then offered. Example: `20`",
      es: "Códigos de menú que vienen desactivados y pasan a ofrecerse. Ejemplo: `20`",
    },
  },
  {
    section: "Geral",
    key: "TransacoesDesabilitadas",
    meaning: {
      pt: "Códigos de menu que deixam de ser oferecidos",
      en: "Menu codes that are no longer offered",
      es: "Códigos de menú que dejan de ofrecerse",
    },
  },
  {
    section: "Geral",
    key: "DevolveConfirmacaoExtendida",
    meaning: {
      pt: "Com vários servidores, `0` faz o campo `1` devolver só o serviço Z",
      en: "With several servers, `0` makes field `1` bring only the Z service",
      es: "Con varios servidores, `0` hace que el campo `1` devuelva solo el servicio Z",
    },
  },
  {
    section: "Geral",
    key: "TipoComunicacaoExterna",
    since: "6.0.114.43.r1",
    meaning: {
      pt: "`COMNECT` liga o TLS da WNB Comnect",
      en: "`COMNECT` turns on the TLS of WNB Comnect",
      es: "`COMNECT` activa el TLS de WNB Comnect",
    },
  },
  {
    section: "Geral",
    key: "ModalidadesPermitePagVinculadoCredParcAdm",
    meaning: {
      pt: "Códigos de função cujo pagamento vinculado pode ser parcelado pela administradora",
      en: "Function codes whose linked payment may be in installments by the issuer",
      es: "Códigos de función cuyo pago vinculado puede ir en cuotas del emisor",
    },
  },
  {
    section: "Geral",
    key: "ModalidadesPermitePagVinculadoCredParcLoja",
    meaning: {
      pt: "Códigos de função cujo pagamento vinculado pode ser parcelado pela loja",
      en: "Function codes whose linked payment may be in installments by the merchant",
      es: "Códigos de función cuyo pago vinculado puede ir en cuotas del comercio",
    },
  },
  {
    section: "Geral",
    key: "NumeroDeDiasNoLog",
    standard: "5",
    meaning: {
      pt: "Dias de trace guardados; `0` guarda para sempre. Sem efeito com o trace rotativo",
      en: "Days of trace that are kept; `0` keeps them forever. No effect with the rotating trace",
      es: "Días de trace que se guardan; `0` guarda para siempre. Sin efecto con el trace rotativo",
    },
  },
  {
    section: "Geral",
    key: "DataEmAmbienteDeDesenvolvimento",
    meaning: {
      pt: "Data `AAAAMMDD`: só nesse dia grava `CliSiTef.AAAAMMDD.txt` com os parâmetros trocados e liga `EmAmbienteDeHomologacao`. Nunca em produção",
      en: "Date `AAAAMMDD`: only on that day it writes `CliSiTef.AAAAMMDD.txt` with the parameters exchanged and turns on `EmAmbienteDeHomologacao`. Never in production",
      es: "Fecha `AAAAMMDD`: solo ese día escribe `CliSiTef.AAAAMMDD.txt` con los parámetros intercambiados y activa `EmAmbienteDeHomologacao`. Nunca en producción",
    },
  },
  {
    section: "Geral",
    key: "EmAmbienteDeHomologacao",
    standard: "0",
    meaning: {
      pt: "`1` mostra uma mensagem a mais, usada pela equipe de homologação. Nunca em produção",
      en: "`1` shows one more message, used by the certification team. Never in production",
      es: "`1` muestra un mensaje más, que usa el equipo de homologación. Nunca en producción",
    },
  },
  {
    section: "Redes",
    key: "HabilitaRede<nome>",
    standard: "0",
    meaning: {
      pt: "`1` liga uma rede que vem desligada; o nome da rede completa a chave",
      en: "`1` turns on a network that is off by default; the name of the network completes the key",
      es: "`1` activa una red que viene desactivada; el nombre de la red completa la clave",
    },
  },
  {
    section: "SalvaEstado",
    key: "DiretorioBase",
    standard: "C:\\CliSiTef\\ChavesCliSiTef (Windows), /tmp/ChavesCliSiTef (Linux)",
    meaning: {
      pt: "Pasta dos arquivos de controle; só uma pasta local",
      en: "Folder of the control files; a local folder only",
      es: "Carpeta de los archivos de control; solo una carpeta local",
    },
  },
  {
    section: "CliSiTef",
    key: "DiretorioTrace",
    standard: "C:\\CliSiTef (Windows), . (Linux)",
    meaning: {
      pt: "Pasta do trace; `.` é a pasta atual",
      en: "Folder of the trace; `.` is the current folder",
      es: "Carpeta del trace; `.` es la carpeta actual",
    },
  },
  {
    section: "CliSiTef",
    key: "TracePorTerminal",
    standard: "0",
    meaning: {
      pt: "`1` grava um trace por terminal; no modo de vários terminais isso é automático",
      en: "`1` writes one trace per terminal; in the mode of several terminals this is automatic",
      es: "`1` escribe un trace por terminal; en el modo de varias terminales es automático",
    },
  },
  {
    section: "CliSiTef",
    key: "TracePorHora",
    standard: "0",
    meaning: {
      pt: "`1` grava um trace por hora",
      en: "`1` writes one trace per hour",
      es: "`1` escribe un trace por hora",
    },
  },
  {
    section: "CliSiTef",
    key: "TraceRotativo",
    standard: "0",
    since: "4.0.112.45.r1",
    meaning: {
      pt: "Quantos arquivos rotativos guardar, um por documento fiscal e data. Exemplo: `10`",
      en: "How many rotating files to keep, one per fiscal document and date. Example: `10`",
      es: "Cuántos archivos rotativos guardar, uno por documento fiscal y fecha. Ejemplo: `10`",
    },
  },
  {
    section: "CliSiTef",
    key: "TamanhoTraceRotativo",
    since: "4.0.112.45.r1",
    meaning: {
      pt: "Limite de tamanho de cada arquivo rotativo, em bytes. Exemplo: `32768`",
      en: "Limit of the size of each rotating file, in bytes. Example: `32768`",
      es: "Límite de tamaño de cada archivo rotativo, en bytes. Ejemplo: `32768`",
    },
  },
  {
    section: "CliSiTef",
    key: "HabilitaTrace",
    standard: "0",
    meaning: {
      pt: "`1` liga o trace da CliSiTef. O modelo de CLSIT do m-SiTef já o traz ligado",
      en: "`1` turns on the trace of CliSiTef. The CLSIT model of m-SiTef has it on",
      es: "`1` activa el trace de CliSiTef. El modelo de CLSIT de m-SiTef ya lo trae activado",
    },
  },
  {
    section: "CliSiTefI",
    key: "HabilitaTrace",
    standard: "0",
    meaning: {
      pt: "`1` liga o trace da CliSiTefI, a camada que a sua automação chama. O modelo de CLSIT do m-SiTef já o traz ligado",
      en: "`1` turns on the trace of CliSiTefI, the layer that your software calls. The CLSIT model of m-SiTef has it on",
      es: "`1` activa el trace de CliSiTefI, la capa que llama el sistema de caja. El modelo de CLSIT de m-SiTef ya lo trae activado",
    },
  },
  {
    section: "TabTraducao",
    key: "NomeArqTraducao",
    meaning: {
      pt: "Arquivo INI com as mensagens traduzidas, na seção `TabTraducao` dele",
      en: "INI file with the translated messages, in its section `TabTraducao`",
      es: "Archivo INI con los mensajes traducidos, en su sección `TabTraducao`",
    },
  },
  {
    section: withoutBin,
    key: "TextoN / RedeN",
    meaning: {
      pt: "Nome no menu e código da rede de até cinco cartões sem BIN de cada tipo",
      en: "Name in the menu and network code of up to five cards without BIN of each kind",
      es: "Nombre en el menú y código de red de hasta cinco tarjetas sin BIN de cada tipo",
    },
  },
  {
    section: withoutBin,
    key: "HabilitaDigitadoN / HabilitaMagneticoN / HabilitaCodBarN / HabilitaCodUnitarioGiftN / HabilitaEgiftDigitadoGiftN",
    meaning: {
      pt: "Formas de entrada aceitas para a rede N: digitada, tarja magnética, código de barras e as duas do cartão-presente",
      en: "Ways of entry accepted for network N: typed, magnetic stripe, bar code and the two of the gift card",
      es: "Formas de entrada aceptadas para la red N: ingresada a mano, banda magnética, código de barras y las dos de la tarjeta de regalo",
    },
  },
  {
    section: "Credito",
    key: "TransacoesAdicionaisN",
    meaning: {
      pt: "Funções a mais capturadas pela rede N; só a `602` está implementada",
      en: "Further functions captured by network N; only `602` is implemented",
      es: "Funciones adicionales capturadas por la red N; solo está implementada la `602`",
    },
  },
  {
    section: "CartaoCombustivel",
    key: "ColetaDadosProdutoSeparadamente",
    standard: "0",
    meaning: {
      pt: "`1` coleta um a um o código do produto, a descrição, a quantidade e o total (campos `1026`, `1025`, `1027` e `2083`)",
      en: "`1` collects product code, description, quantity and total one by one (fields `1026`, `1025`, `1027` and `2083`)",
      es: "`1` captura uno por uno el código del producto, la descripción, la cantidad y el total (campos `1026`, `1025`, `1027` y `2083`)",
    },
  },
  {
    section: "Geral",
    key: "PermiteDevolucaoCodigoAutorizacaoEstendido",
    standard: "0",
    meaning: {
      pt: "`1` deixa o campo `135` trazer um código de autorização de até 99 posições; com `0`, são no máximo 15",
      en: "`1` lets field `135` bring an authorization code of up to 99 positions; with `0` it is 15 at most",
      es: "`1` permite que el campo `135` traiga un código de autorización de hasta 99 posiciones; con `0`, son 15 como máximo",
    },
  },
  {
    section: "CarteirasDigitais",
    key: "Restricoes",
    since: "6.2.115.37.r1",
    meaning: {
      pt: "Carteiras escondidas do menu em toda transação, `M1;M2;...`: cada `M` é o código de uma carteira",
      en: "Wallets hidden from the menu in every transaction, `M1;M2;...`: each `M` is the code of a wallet",
      es: "Billeteras ocultas del menú en toda transacción, `M1;M2;...`: cada `M` es el código de una billetera",
    },
  },
  {
    section: "CarteirasDigitais",
    key: "HabilitaLeituraQRCode",
    standard: "0",
    since: "7.0.117.24.r1",
    meaning: {
      pt: "`1` diz que a automação tem um leitor de QR Code",
      en: "`1` says that your software has a QR Code reader",
      es: "`1` dice que el sistema de caja tiene un lector de código QR",
    },
  },
  {
    section: "CarteirasDigitais",
    key: "PriorizaListaFixa",
    since: "7.0.117.13.r1",
    meaning: {
      pt: "Carteiras mostradas primeiro, nesta ordem; as outras habilitadas vêm depois. Exemplo: `60110024;00290006;00600012` (Pix, Mercado Pago e PicPay)",
      en: "Wallets shown first, in this order; the others that are enabled follow. Example: `60110024;00290006;00600012` (Pix, Mercado Pago and PicPay)",
      es: "Billeteras que se muestran primero, en este orden; las otras habilitadas vienen después. Ejemplo: `60110024;00290006;00600012` (Pix, Mercado Pago y PicPay)",
    },
  },
  {
    section: "PagamentoContas",
    key: "HabilitaPagamentoContas",
    standard: "0",
    meaning: {
      pt: "`1` liga o pagamento de contas",
      en: "`1` turns bill payment on",
      es: "`1` activa el pago de cuentas",
    },
  },
  {
    section: "RecargaCelular",
    key: "HabilitaRecargaMulticoncessionaria",
    standard: "0",
    meaning: {
      pt: "`1` liga a recarga de celular de várias concessionárias",
      en: "`1` turns on the mobile top-up of several operators",
      es: "`1` activa la recarga de celular de varias operadoras",
    },
  },
  {
    section: "PagamentoFaturaGenerico",
    key: "HabilitaColetaFormaPagSenff",
    standard: "0",
    since: "6.2.115.30.r1",
    meaning: {
      pt: "`1` permite tratar o troco no pagamento de fatura Senff",
      en: "`1` lets change be handled in the payment of a Senff bill",
      es: "`1` permite manejar el vuelto en el pago de facturas Senff",
    },
  },
] as const satisfies readonly Setting[];

type Named<Each> = Each extends {
  readonly section: infer Section extends string;
  readonly key: infer Key extends string;
}
  ? `${Section}.${Key}`
  : never;
export type SettingName = Named<(typeof settings)[number]>;
export const nameOf = ({ section, key }: Setting) => `${section}.${key}`;
