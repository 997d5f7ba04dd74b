import { codeTable, meaningAndAction } from "../code-table.ts";
import { type CodeEntry, codeEntry } from "../schema.ts";

/** What the configuration routine returns. */
export const configurationReturnCodes: readonly CodeEntry[] = [
  {
    code: "0",
    name: { pt: "Configurada", en: "Configured", es: "Configurada" },
    action: {
      pt: "Siga para a primeira transação.",
      en: "Go on to the first transaction.",
      es: "Siga con la primera transacción.",
    },
  },
  {
    code: "1",
    name: {
      pt: "Endereço IP inválido ou não resolvido",
      en: "IP address invalid or not resolved",
      es: "Dirección IP inválida o no resuelta",
    },
    action: {
      pt: "Confira o endereço do servidor SiTef e o DNS do caixa.",
      en: "Check the SiTef server address and the DNS of the register.",
      es: "Revise la dirección del servidor SiTef y el DNS de la caja.",
    },
  },
  {
    code: "2",
    name: { pt: "Código da loja inválido", en: "Invalid store code", es: "Código del comercio inválido" },
    action: {
      pt: "Use os oito caracteres que o SiTef conhece.",
      en: "Use the eight characters that SiTef knows.",
      es: "Use los ocho caracteres que SiTef conoce.",
    },
  },
  {
    code: "3",
    name: {
      pt: "Código do terminal inválido",
      en: "Invalid terminal code",
      es: "Código de la terminal inválido",
    },
    action: {
      pt: "Use duas letras e seis dígitos, como SW000001.",
      en: "Use two letters and six digits, such as SW000001.",
      es: "Use dos letras y seis dígitos, como SW000001.",
    },
  },
  {
    code: "4",
    name: {
      pt: "Falta a função que captura dados",
      en: "The callback that captures data is missing",
      es: "Falta la función que captura datos",
    },
    action: {
      pt: "Existe só como constante das classes Android e Java: se o receber, envie o trace ao suporte.",
      en: "Exists only as a constant of the Android and Java classes: if you get it, send the trace to support.",
      es: "Existe solo como constante de las clases Android y Java: si lo recibe, envíe el trace a soporte.",
    },
  },
  {
    code: "5",
    name: {
      pt: "Falta a função que recebe dados",
      en: "The callback that receives data is missing",
      es: "Falta la función que recibe datos",
    },
    action: {
      pt: "Existe só como constante das classes Android e Java: se o receber, envie o trace ao suporte.",
      en: "Exists only as a constant of the Android and Java classes: if you get it, send the trace to support.",
      es: "Existe solo como constante de las clases Android y Java: si lo recibe, envíe el trace a soporte.",
    },
  },
  {
    code: "6",
    name: { pt: "Falha ao iniciar o TCP/IP", en: "TCP/IP did not start", es: "No se inició TCP/IP" },
    action: {
      pt: "Verifique a rede do sistema operacional.",
      en: "Check the network of the operating system.",
      es: "Verifique la red del sistema operativo.",
    },
  },
  {
    code: "7",
    name: { pt: "Memória insuficiente", en: "Out of memory", es: "Memoria insuficiente" },
    action: {
      pt: "Feche outros programas e reinicie.",
      en: "Close other programs and restart.",
      es: "Cierre otros programas y reinicie.",
    },
  },
  {
    code: "8",
    name: {
      pt: "Biblioteca CliSiTef ausente ou com defeito",
      en: "CliSiTef library missing or faulty",
      es: "Biblioteca CliSiTef ausente o dañada",
    },
    action: {
      pt: "Reinstale os arquivos da mesma versão na pasta da automação.",
      en: "Reinstall the files of one version in the folder of your software.",
      es: "Reinstale los archivos de una misma versión en la carpeta del sistema de caja.",
    },
  },
  {
    code: "9",
    name: { pt: "Servidores SiTef demais", en: "Too many SiTef servers", es: "Demasiados servidores SiTef" },
    action: {
      pt: "Reduza a lista de endereços da configuração.",
      en: "Shorten the list of addresses in the configuration.",
      es: "Reduzca la lista de direcciones de la configuración.",
    },
  },
  {
    code: "10",
    name: {
      pt: "Sem acesso à pasta CliSiTef",
      en: "No access to the CliSiTef folder",
      es: "Sin acceso a la carpeta CliSiTef",
    },
    action: {
      pt: "Dê permissão de escrita ao usuário da automação.",
      en: "Give your software user write permission.",
      es: "Otorgue permiso de escritura al usuario del sistema de caja.",
    },
  },
  {
    code: "11",
    name: {
      pt: "Dados inválidos da automação",
      en: "Invalid data from your software",
      es: "Datos inválidos del sistema de caja",
    },
    action: {
      pt: "Reveja os parâmetros adicionais; todo colchete ou chave aberto precisa fechar.",
      en: "Review the additional parameters; every bracket or brace opened must close.",
      es: "Revise los parámetros adicionales; todo corchete o llave que se abre debe cerrarse.",
    },
  },
  {
    code: "12",
    name: { pt: "Modo seguro inativo", en: "Safe mode not active", es: "Modo seguro inactivo" },
    action: {
      pt: "Peça ao suporte o arquivo .cha e instale-o no servidor.",
      en: "Ask support for the .cha file and install it on the server.",
      es: "Pida a soporte el archivo .cha e instálelo en el servidor.",
    },
  },
  {
    code: "13",
    name: {
      pt: "Caminho da biblioteca longo demais",
      en: "Library path too long",
      es: "Ruta de la biblioteca demasiado larga",
    },
    action: {
      pt: "Mova a automação para uma pasta de caminho mais curto.",
      en: "Move your software to a folder with a shorter path.",
      es: "Mueva el sistema de caja a una carpeta de ruta más corta.",
    },
  },
];

export const configurationReturnTable = codeTable({
  file: "data/clisitef/configuration-return-codes.data.ts",
  schema: codeEntry,
  entries: configurationReturnCodes,
  key: "code",
  facts: {
    listed: "0..13",
  },
  shown: [
    {
      id: "clisitef-configuration-returns",
      caption: {
        pt: "Retorno da rotina de configuração",
        en: "Return codes of the configuration routine",
        es: "Retorno de la rutina de configuración",
      },
      columns: meaningAndAction(),
    },
  ],
});
