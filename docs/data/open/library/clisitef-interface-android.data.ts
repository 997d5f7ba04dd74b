import type { OpenLine } from "../open-line.ts";

export const clisitefInterfaceAndroidOpen: readonly OpenLine[] = [
  {
    page: "clisitef-interface-android/configuracao_acesso_pinpad_externo",
    field: "`BLUETOOTH_SCAN`",
    question: {
      pt: "A biblioteca precisa também de `BLUETOOTH_SCAN` no Android 12 ou mais novo?",
      en: "Does the library need `BLUETOOTH_SCAN` as well on Android 12 or newer?",
      es: "¿La biblioteca necesita también `BLUETOOTH_SCAN` en Android 12 o posterior?",
    },
    meanwhile: {
      pt: "Publique só com `BLUETOOTH_CONNECT` se o pinpad é achado no teste; se não, declare e peça também `BLUETOOTH_SCAN`.",
      en: "Publish with `BLUETOOTH_CONNECT` alone if the pinpad is found in your test; if not, declare and ask for `BLUETOOTH_SCAN` as well.",
      es: "Publique solo con `BLUETOOTH_CONNECT` si el pinpad se encuentra en la prueba; si no, declare y pida también `BLUETOOTH_SCAN`.",
    },
    owner: "support",
  },
  {
    page: "clisitef-interface-android/estatisticas",
    field: { pt: "Dados enviados", en: "Data sent", es: "Datos enviados" },
    question: {
      pt: "Quais dos dados que as permissões abrem a biblioteca envia?",
      en: "Which of the data that the permissions open does the library send?",
      es: "¿Cuáles de los datos que abren los permisos envía la biblioteca?",
    },
    meanwhile: {
      pt: "Na política de privacidade e na loja de aplicativos, declare todos os que as permissões abrem.",
      en: "In the privacy policy and in the app store, declare all that the permissions open.",
      es: "En la política de privacidad y en la tienda de aplicaciones, declare todos los que abren los permisos.",
    },
    owner: "support",
  },
  {
    page: "clisitef-interface-android/arquivo_de_configuracao_clsit",
    field: "`CLSIT`",
    question: {
      pt: "Quando o asset muda, a cópia que já existe no aparelho é trocada?",
      en: "When the asset changes, is the copy that is already on the device replaced?",
      es: "Cuando cambia el asset, ¿se reemplaza la copia que ya existe en el equipo?",
    },
    meanwhile: {
      pt: "Depois de cada atualização, compare a cópia com o asset em um aparelho de teste antes de distribuir.",
      en: "After each update compare the copy with the asset on a test device before you roll out.",
      es: "Después de cada actualización, compare la copia con el asset en un equipo de prueba antes de distribuir.",
    },
    owner: "support",
  },
];
