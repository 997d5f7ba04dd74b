import type { Localized } from "@portal/shared/locales.ts";

/** The tree beside the pages, in reading order. */
export const manualSections: readonly { readonly label: Localized; readonly pages: readonly string[] }[] = [
  {
    label: { pt: "Antes de começar", en: "Before you begin", es: "Antes de empezar" },
    pages: ["publico_objetivo", "objetivos", "presentacion", "funcionamiento_basico", "rutinas_disponibles"],
  },
  {
    label: {
      pt: "A venda, rotina por rotina",
      en: "The sale, routine by routine",
      es: "La venta, rutina por rutina",
    },
    pages: [
      "configuracion_biblioteca",
      "inicio_transaccion",
      "parametros_adicionales",
      "continuacion_proceso",
      "finalizacion_transaccion",
      "transacciones_pendientes",
    ],
  },
  {
    label: { pt: "Operações", en: "Operations", es: "Operaciones" },
    pages: ["ventas_cuotas", "anulacion", "reimpresion"],
  },
  {
    label: { pt: "Códigos", en: "Codes", es: "Códigos" },
    pages: [
      "codigos_funciones",
      "codigos_retorno",
      "codigos_comando",
      "tabla_tipocampo",
      "codigos_medios_pago",
      "redes_autorizadoras",
    ],
  },
  {
    label: { pt: "Pinpad", en: "Pinpad", es: "Pinpad" },
    pages: [
      "funciones_pinpad",
      "presencia_pinpad",
      "mensaje_pinpad",
      "lectura_tarjeta",
      "lectura_clave",
      "lectura_confirmacion",
    ],
  },
  {
    label: {
      pt: "Instalação e homologação",
      en: "Installation and certification",
      es: "Instalación y homologación",
    },
    pages: [
      "archivo_configuracion",
      "configuracion_pinpad",
      "configuracion_conexion",
      "habilitacion_formas_pago",
      "traduccion_mensajes",
      "trace",
      "proceso_homologacion",
      "historial_cambios",
    ],
  },
];
