import type { Localized } from "@portal/shared/locales.ts";

/** The tree beside the pages of the simplified interface, in reading order. */
export const simplifiedSections: readonly { readonly label: Localized; readonly pages: readonly string[] }[] =
  [
    {
      label: { pt: "Introdução", en: "Introduction", es: "Introducción" },
      pages: ["introducao", "funcionamento_basico", "convencoes"],
    },
    {
      label: { pt: "Rotinas de uma venda", en: "Routines of a sale", es: "Rutinas de una venta" },
      pages: [
        "rotinas_disponiveis",
        "configuracao_biblioteca",
        "configuracoes_especiais_gerais",
        "infos_adicionais_automacao",
        "inicio_transacao_pagamento",
        "continuacao_coleta_interativa",
        "confirmacao_pagamento",
        "finalizacao_pagamentos_individuais",
        "anexar_dados_formas_pagamento",
        "consulta_transacoes_pendentes_terminal",
        "mensagens_pendentes",
        "correspondente_bancario_pag_contas",
        "verificacao_codigo_barras",
        "versao",
      ],
    },
    {
      label: { pt: "Códigos do laço", en: "Codes of the loop", es: "Códigos del ciclo" },
      pages: [
        "tabela_codigos_funcoes",
        "tabela_codigos_comando",
        "tabela_tipocampo",
        "tabela_eventos",
        "tabela_codigos_retorno",
      ],
    },
    {
      label: { pt: "Pinpad", en: "Pinpad", es: "Pinpad" },
      pages: [
        "funcoes_de_pinpad",
        "informacoes_pinpad",
        "carga_tabelas_pinpad",
        "confirmacao_cliente_pinpad",
        "leitura_cartao",
        "leitura_senha",
      ],
    },
    {
      label: { pt: "Arquivo CliSiTef.ini", en: "CliSiTef.ini file", es: "Archivo CliSiTef.ini" },
      pages: [
        "arquivo_configuracao",
        "configuracao_pinpad",
        "mensagem_padrao_pinpad",
        "confirmacao_valor_pinpad",
        "conexao_servidor_sitef",
        "obrigatoriedade_de_conexao",
        "mantendo_a_conexao_ativa",
        "configuracao_do_mostrador_de_comunicacao",
        "timeouts",
      ],
    },
    {
      label: { pt: "Formas de pagamento", en: "Payment methods", es: "Formas de pago" },
      pages: [
        "habilitando_desabilitando_formas_pagamento",
        "valores_padrao_formas_pagamento",
        "desabilitando_transacoes",
        "transacoes_adicionais",
        "redes_especificas",
        "configuracoes_especiais_transacao",
        "novo_valor_compra",
        "cartao_sem_bin",
        "campo_codigo_de_autorizacao_estendido",
        "tabela_de_codigos_meios_pagamento",
      ],
    },
    {
      label: { pt: "Trace e controle", en: "Trace and control", es: "Trace y control" },
      pages: [
        "trace",
        "trace_historico",
        "arquivos_de_trace_por_terminal",
        "trace_rotativo",
        "limite_tamanho_arquivos",
        "envio_trace_servidor",
        "arquivos_de_controle",
      ],
    },
    {
      label: { pt: "Homologação e tabelas", en: "Certification and tables", es: "Homologación y tablas" },
      pages: [
        "processo_homologacao",
        "plataformas",
        "traducao_mensagens",
        "codigos_redes_autorizadoras",
        "codigos_bandeiras",
        "rotinas_descontinuadas",
      ],
    },
  ];
