import type { Localized } from "@portal/shared/locales.ts";
import * as z from "zod/mini";
import { codeTable, columns } from "../code-table.ts";
import { anyCode, fact, grounded, localized, text } from "../schema.ts";

/** What the Java class tells of a pinpad. That constants of two classes are one event is read off their numbers. */
const androidEvent = z.strictObject({
  code: anyCode,
  value: text,
  olderName: z.optional(text),
  name: localized,
  fact,
});
type AndroidEvent = z.infer<typeof androidEvent>;

const event = (code: string, value: string, name: Localized, olderName?: string): AndroidEvent => ({
  code,
  value,
  name,
  ...(olderName && { olderName }),
  fact: `clisitef.androidClass.events.${value}`,
});

/** What the handler receives of a pinpad. */
export const androidEvents: readonly AndroidEvent[] = [
  event(
    "EVT_BEGIN_BT_STARTUP",
    "1",
    {
      pt: "O adaptador Bluetooth do aparelho vai ser ligado.",
      en: "The device's Bluetooth adapter is about to be turned on.",
      es: "Se va a encender el adaptador Bluetooth del equipo.",
    },
    "EVT_INICIA_ATIVACAO_BT",
  ),
  event(
    "EVT_END_BT_STARTUP",
    "2",
    {
      pt: "Terminou a etapa de ligar o adaptador.",
      en: "The step of turning the adapter on is over.",
      es: "Terminó la etapa de encender el adaptador.",
    },
    "EVT_FIM_ATIVACAO_BT",
  ),
  event(
    "EVT_BEGIN_PP_CONNECT",
    "3",
    {
      pt: "Peça ao operador que ligue o pinpad Bluetooth.",
      en: "Ask the operator to turn the Bluetooth pinpad on.",
      es: "Pida al operador que encienda el pinpad Bluetooth.",
    },
    "EVT_INICIA_AGUARDA_CONEXAO_PP",
  ),
  event(
    "EVT_END_PP_CONNECT",
    "4",
    {
      pt: "Um dispositivo Bluetooth se conectou: tire o aviso da tela.",
      en: "A Bluetooth device connected: take the notice off the screen.",
      es: "Se conectó un dispositivo Bluetooth: quite el aviso de la pantalla.",
    },
    "EVT_FIM_AGUARDA_CONEXAO_PP",
  ),
  event(
    "EVT_BEGIN_PP_CONFIG",
    "5",
    {
      pt: "Começou a configuração do dispositivo recém-conectado.",
      en: "Setting up the newly connected device has begun.",
      es: "Comenzó la configuración del dispositivo recién conectado.",
    },
    "EVT_PP_BT_CONFIGURANDO",
  ),
  event(
    "EVT_END_PP_CONFIG",
    "6",
    {
      pt: "O pinpad está configurado e pronto.",
      en: "The pinpad is set up and ready.",
      es: "El pinpad está configurado y listo.",
    },
    "EVT_PP_BT_CONFIGURADO",
  ),
  event(
    "EVT_BT_PP_DISCONNECT",
    "7",
    {
      pt: "A conexão com o pinpad Bluetooth terminou.",
      en: "The connection to the Bluetooth pinpad has ended.",
      es: "Terminó la conexión con el pinpad Bluetooth.",
    },
    "EVT_PP_BT_DESCONECTADO",
  ),
  event("EVT_INICIO_MODO_DISCOVER_BT", "9", {
    pt: "Começou o modo de descoberta do Bluetooth.",
    en: "The Bluetooth discovery mode has begun.",
    es: "Comenzó el modo de descubrimiento de Bluetooth.",
  }),
  event("EVT_FIM_MODO_DISCOVER_BT", "16", {
    pt: "Terminou o modo de descoberta do Bluetooth.",
    en: "The Bluetooth discovery mode has ended.",
    es: "Terminó el modo de descubrimiento de Bluetooth.",
  }),
  event("EVT_CONTINUA_CADASTRO_PIN_BT", "17", {
    pt: "O cadastro do código de pareamento continua.",
    en: "Registering the pairing code goes on.",
    es: "Continúa el registro del código de emparejamiento.",
  }),
  event("EVT_SUCESSO_CADASTRO_PIN_BT", "32", {
    pt: "O código de pareamento foi cadastrado.",
    en: "The pairing code was registered.",
    es: "Se registró el código de emparejamiento.",
  }),
  event("EVT_FALHA_CADASTRO_PIN_BT", "33", {
    pt: "O cadastro do código falhou: tente parear outra vez.",
    en: "Registering the code failed: try to pair again.",
    es: "El registro del código falló: intente emparejar otra vez.",
  }),
];

function meaningOf({ name, olderName }: AndroidEvent): Localized {
  if (!olderName) return name;
  return {
    pt: `${name.pt} Em \`CliSiTefI\`, obsoleta: \`${olderName}\`.`,
    en: `${name.en} In \`CliSiTefI\`, deprecated: \`${olderName}\`.`,
    es: `${name.es} En \`CliSiTefI\`, obsoleta: \`${olderName}\`.`,
  };
}

export const androidEventTable = codeTable({
  file: "data/clisitef-interface-android/events.data.ts",
  schema: grounded(androidEvent),
  entries: androidEvents,
  key: "code",
  facts: {
    listed:
      "EVT_BEGIN_BT_STARTUP=1=EVT_INICIA_ATIVACAO_BT EVT_END_BT_STARTUP=2=EVT_FIM_ATIVACAO_BT EVT_BEGIN_PP_CONNECT=3=EVT_INICIA_AGUARDA_CONEXAO_PP EVT_END_PP_CONNECT=4=EVT_FIM_AGUARDA_CONEXAO_PP EVT_BEGIN_PP_CONFIG=5=EVT_PP_BT_CONFIGURANDO EVT_END_PP_CONFIG=6=EVT_PP_BT_CONFIGURADO EVT_BT_PP_DISCONNECT=7=EVT_PP_BT_DESCONECTADO EVT_INICIO_MODO_DISCOVER_BT=9 EVT_FIM_MODO_DISCOVER_BT=16 EVT_CONTINUA_CADASTRO_PIN_BT=17 EVT_SUCESSO_CADASTRO_PIN_BT=32 EVT_FALHA_CADASTRO_PIN_BT=33",
    lineOf: ({ code, value, olderName }) => [code, value, olderName].filter(Boolean).join("="),
  },
  shown: [
    {
      id: "android-events",
      caption: { pt: "Eventos do pinpad", en: "Pinpad events", es: "Eventos del pinpad" },
      codeColumn: { pt: "Evento", en: "Event", es: "Evento" },
      columns: [
        [columns.code, ({ value }) => value],
        [columns.meaning, meaningOf],
      ],
      anchorWord: "evento",
    },
  ],
});
