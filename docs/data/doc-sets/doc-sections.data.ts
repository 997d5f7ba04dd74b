import type { Localized } from "@portal/shared/locales.ts";
import type { DocSetId } from "./doc-set-names.data.ts";

export interface DocSection {
  /** Absent where it would only repeat the doc set's name, which stands above. */
  readonly label?: Localized;
  /** File names below `content/<doc set>/`, in reading order. */
  readonly pages?: readonly string[];
  /** What stands folded in it, where one list of all pages would be too long to look through. */
  readonly parts?: readonly DocSection[];
}

const firstSteps: Localized = { pt: "Primeiros passos", en: "Getting started", es: "Primeros pasos" };

/** The tree beside the pages; a page that stands in no section has no way in, so the check lists them all. */
export const docSections = {
  "e-sitef": [
    {
      label: firstSteps,
      pages: [
        "home-quickstart",
        "op-overview",
        "ambientes",
        "sandbox",
        "certificados",
        "glossario",
        "perguntas-frequentes",
        "historico-alteracoes",
      ],
      parts: [
        {
          label: { pt: "Autenticação", en: "Authentication", es: "Autenticación" },
          pages: [
            "post-autenticidade",
            "autenticacao-assinatura",
            "autenticacao-hmac",
            "autenticacao-hmac-exemplos",
          ],
        },
      ],
    },
    {
      label: { pt: "Receber pagamentos", en: "Taking payments", es: "Cobrar" },
      parts: [
        {
          label: { pt: "Pagamento REST", en: "REST payment", es: "Pago REST" },
          pages: [
            "pagamento-rest-overview",
            "pagamento-rest-quickstart",
            "pagamento-rest-fluxo",
            "pagamento-split",
            "pagamento-rest-notificacao",
          ],
        },
        {
          label: { pt: "Pagamento HTML", en: "HTML payment", es: "Pago HTML" },
          pages: [
            "pagamento-html-overview",
            "pagamento-html-quickstart",
            "pagamento-html-fluxo",
            "pagamento-html-begin",
            "pagamento-html-getstatus",
            "pagamento-html-notificacao",
            "pagamento-html-armazenamento",
            "pagamento-html-domultiplepayment",
            "pagamento-html-split",
            "pagamento-html-3ds-server",
            "pagamento-html-3ds-server-ativacao",
            "pagamento-html-analise-risco",
            "pagamento-html-customizacao",
          ],
        },
        {
          label: { pt: "Pagamento JavaScript", en: "JavaScript payment", es: "Pago JavaScript" },
          pages: [
            "pagamento-js-overview",
            "pagamento-js-quickstart",
            "pagamento-js-virtualstore-paymentpage",
            "pagamento-js-fluxo",
            "pagamento-js-retornos",
          ],
        },
        {
          label: { pt: "Pix e boleto", en: "Pix and boleto", es: "Pix y boleto" },
          pages: ["pix-quickstart", "pix-fluxo", "boleto-fluxo", "segunda-via-boleto"],
        },
        {
          label: { pt: "Link de pagamento", en: "Payment link", es: "Enlace de pago" },
          pages: [
            "op-pl-overview",
            "payment-link-via-api",
            "portal-lojista-pagamento-geracao-link",
            "link-pagamento-agendado",
          ],
        },
      ],
    },
    {
      label: { pt: "Depois da venda", en: "After the sale", es: "Después de la venta" },
      parts: [
        {
          label: { pt: "Pré-autorização", en: "Pre-authorization", es: "Preautorización" },
          pages: [
            "pre-autorizacao-overview",
            "pre-autorizacao-rest-quickstart",
            "pre-autorizacao-rest-fluxo",
            "pre-autorizacao-html",
            "pre-autorizacao-portal",
          ],
        },
        {
          label: { pt: "Cancelamento", en: "Cancellation", es: "Cancelación" },
          pages: [
            "cancelamento-rest-overview",
            "cancelamento-rest-quickstart",
            "cancelamento-rest-fluxo",
            "portal-lojista-cancelamento-transacao",
          ],
        },
        {
          label: { pt: "Notificações", en: "Notifications", es: "Notificaciones" },
          pages: [
            "op-n-overview",
            "notificacao-status",
            "pix",
            "notificacao-agendamento",
            "armazenamento-notificacao-hash",
            "notificacao-autenticidade",
          ],
        },
        {
          label: { pt: "Retentativa", en: "Retries", es: "Reintento" },
          pages: ["automatic-retries", "retentativa-quickstart", "pfaq-rest-fluxo"],
        },
      ],
    },
    {
      label: {
        pt: "Cartão guardado e cobrança recorrente",
        en: "Stored cards and recurring charges",
        es: "Tarjeta guardada y cobro recurrente",
      },
      parts: [
        {
          label: { pt: "Armazenamento de cartão", en: "Card storage", es: "Almacenamiento de tarjetas" },
          pages: [
            "armazenamento-rest-overview",
            "armazenamento-rest-quickstart",
            "armazenamento-html-overview",
            "armazenamento-js-quickstart",
            "armazenamento-js-pagina",
            "parametros-do-card-on-file",
          ],
        },
        {
          label: {
            pt: "Agendamento e recorrência",
            en: "Scheduling and recurrence",
            es: "Programación y recurrencia",
          },
          pages: [
            "recorrencia",
            "agendamento-rest-overview",
            "agendamento-rest-quickstart",
            "agendamento-rest-fluxo",
            "agendamento-rest-exec",
            "agendamentoedicao-rest-quickstart",
            "agendamentoedicao-rest-fluxo",
            "agendamento-html",
            "parametros-da-recorrencia",
          ],
        },
      ],
    },
    {
      label: { pt: "Segurança do pagamento", en: "Payment security", es: "Seguridad del pago" },
      parts: [
        {
          label: { pt: "Autenticação 3DS", en: "3DS authentication", es: "Autenticación 3DS" },
          pages: [
            "3ds-server-overview",
            "3ds-quickstart-api",
            "3ds-server-metodo",
            "3ds-server-desafio",
            "3ds-desacoplado",
            "3ds-externo",
            "3ds-quickstart-js",
            "3ds-start-threeds-js",
            "3ds-authenticate-js",
          ],
        },
        {
          label: { pt: "Antifraude", en: "Anti-fraud", es: "Antifraude" },
          pages: [
            "op-afi-overview",
            "integracao-solucoes-antifraude-fluxo",
            "integracao-solucoes-antifraude-revisao-manual",
            "integracao-solucoes-antifraude-resposta",
            "integracao-solucoes-antifraude-rest",
            "integracao-solucoes-antifraude-html",
            "integracao-solucoes-antifraude-fingerprint",
            "integracao-solucoes-antifraude-fraud-detect",
            "integracao-solucoes-antifraude-konduto",
            "integracao-solucoes-antifraude-clearsale",
            "integracao-solucoes-antifraude-cybersource",
          ],
        },
      ],
    },
    {
      label: { pt: "Outros serviços", en: "Other services", es: "Otros servicios" },
      parts: [
        {
          label: {
            pt: "Carteiras e roteamento",
            en: "Wallets and routing",
            es: "Billeteras y enrutamiento",
          },
          pages: [
            "wallet-config",
            "visacheckout",
            "generic-operation-rest-overview",
            "soft-descriptor",
            "roteamento-bradesco",
            "roteamento-vr-smartnet",
            "roteamento-outros",
          ],
        },
        {
          label: { pt: "Recarga", en: "Top-up", es: "Recarga" },
          pages: [
            "recarga-rest-overview",
            "recarga-rest-quickstart",
            "recarga-rest-fluxo",
            "recarga-html-begin",
          ],
        },
      ],
    },
    {
      label: {
        pt: "Lojas e portal do lojista",
        en: "Stores and merchant portal",
        es: "Comercios y su portal",
      },
      parts: [
        {
          label: { pt: "Cadastro de lojas", en: "Store registration", es: "Registro de comercios" },
          pages: [
            "cadastro-lojas-ws-overview",
            "cadastro-lojas-ws-quickstart",
            "cadastro-lojas-ws-fluxo",
            "lote-cadastro-loja",
            "lote-config-roteamento",
          ],
        },
        {
          label: { pt: "Portal do lojista", en: "Merchant portal", es: "Portal del comercio" },
          pages: [
            "portal-lojista-introducao",
            "portal-lojista-acesso-portal",
            "portal-lojista-autenticacao-duas-etapas",
            "portal-lojista-usuarios",
            "portal-lojista-configuracao-loja",
            "portal-lojista-configuracao-autorizadora",
            "portal-lojista-relatorio-transacoes",
            "portal-lojista-agendamento-recorrencia",
            "portal-lojista-pos-pagamento",
            "portal-lojista-pos-pagamento-config",
          ],
        },
      ],
    },
    {
      label: {
        pt: "Erros, testes e produção",
        en: "Errors, testing and going live",
        es: "Errores, pruebas y producción",
      },
      pages: [
        "generated/erros",
        "negativas",
        "diagnostico-sintomas",
        "generated/certificacao-casos",
        "entrada-em-producao",
      ],
    },
  ],
  "e-sitef-argentina": [
    { label: firstSteps, pages: ["home-quickstart", "certificados", "autenticacao-assinatura"] },
    {
      label: { pt: "Pagamento REST", en: "REST payment", es: "Pago REST" },
      pages: ["pagamento-rest-overview", "pagamento-rest-quickstart", "pagamento-rest-fluxo"],
    },
    {
      label: { pt: "Pré-autorização", en: "Pre-authorization", es: "Preautorización" },
      pages: ["pre-autorizacao-rest-quickstart", "pre-autorizacao-rest-fluxo"],
    },
    {
      label: { pt: "Cancelamento", en: "Cancellation", es: "Cancelación" },
      pages: ["cancelamento-rest-quickstart", "cancelamento-rest-fluxo"],
    },
    {
      label: { pt: "Notificações", en: "Notifications", es: "Notificaciones" },
      pages: ["notificacao-status"],
    },
    {
      label: { pt: "Tabelas e testes", en: "Tables and testing", es: "Tablas y pruebas" },
      pages: ["autorizadoras", "codigos-da-api", "codigos-de-resposta", "cartoes-teste"],
    },
  ],
  "sitefex-ws-consulta": [
    {
      label: { pt: "WebService de consulta", en: "Query web service", es: "Web service de consulta" },
      pages: [
        "webservice-introducao",
        "webservice-quickstart",
        "exemplos-resposta",
        "codigos-redes-autorizadoras",
        "historico-alteracoes",
      ],
    },
  ],
  "sitef-conciliador": [
    {
      label: { pt: "Arquivos de retorno", en: "Return files", es: "Archivos de retorno" },
      pages: [
        "conciliador-introducao",
        "conciliador-retorno-30",
        "conciliador-retorno-36",
        "conciliador-versoes",
        "conciliador-tabela-codigos",
      ],
    },
  ],
  "clisitef-interface-aplicacao": [
    {
      label: {
        pt: "Interface com a aplicação",
        en: "Application interface",
        es: "Interfaz con la aplicación",
      },
      pages: ["introducao", "carteira_digital", "fluxo-transacional", "qrcode"],
    },
    {
      label: { pt: "Forma direta", en: "Direct form", es: "Forma directa" },
      pages: [
        "forma-direta",
        "forma-direta-saque",
        "forma-direta-transacao-recarga",
        "forma-direta-consulta-saldo",
        "parametro-adicional-tratamento-de-qrcode",
      ],
    },
    {
      label: { pt: "Forma indireta", en: "Indirect form", es: "Forma indirecta" },
      pages: ["forma-indireta", "forma-indireta-saque", "codigos_dos_menus"],
    },
    {
      label: { pt: "Referência", en: "Reference", es: "Referencia" },
      pages: ["campos_retornados", "versao_minima", "historico_alteracoes"],
    },
  ],
  "sitef-lepinblock": [
    {
      label: { pt: "Leitura de PIN-block", en: "PIN-block reading", es: "Lectura de PIN-block" },
      pages: [
        "introducao",
        "modelo-de-operacao-offline-online",
        "configuracao-cnpj-empresa",
        "fluxo-de-execucao",
        "modalidade",
      ],
    },
    {
      label: { pt: "Chaves mestras", en: "Master keys", es: "Claves maestras" },
      pages: [
        "chaves-mestras-instaladas-no-pinpad",
        "obtem-mkse-direto",
        "obtem-mkse-interativo",
        "modalidade-424",
      ],
    },
    {
      label: { pt: "Referência", en: "Reference", es: "Referencia" },
      pages: ["codigos-de-retorno", "historico-alteracoes"],
    },
  ],
  "clisitef-carteiras-digitais": [
    { label: firstSteps, pages: ["introducao", "objetivo", "publico_alvo", "visao_geral_carteiras"] },
    {
      label: { pt: "Operações", en: "Operations", es: "Operaciones" },
      pages: [
        "forma_de_identificacao_no_fluxo_carteira_digital",
        "venda_carteira_digital",
        "cancelamento_carteira_digital",
        "recarga_carteira_digital",
        "saque_carteira_digital",
        "consulta_saldo_carteira_digital",
      ],
    },
    {
      label: { pt: "QR Code", en: "QR Code", es: "Código QR" },
      pages: [
        "funcionamento_do_fluxo_com_qrcode_do_estabelecimento",
        "funcionamento_do_fluxo_com_qrcode_do_cliente",
        "comando_50",
        "comando_51_52",
        "parametro_adicional_tratamento_de_qrcode",
        "configuracao_de_leitores_disponiveis",
        "requisitos_pinpad_qrcode",
      ],
    },
    {
      label: { pt: "Menus e configuração", en: "Menus and configuration", es: "Menús y configuración" },
      pages: [
        "habilitando_desabilitando_opcoes_dos_menus_de_carteiras_digitais",
        "em_tempo_de_execucao_parametro_adicional",
        "valores_padrao_via_arquivo_de_configuracao",
      ],
    },
    {
      label: { pt: "Carteiras", en: "Wallets", es: "Billeteras" },
      pages: ["pix", "iti_itau", "cielo_qrcode"],
    },
    {
      label: { pt: "Tabelas", en: "Tables", es: "Tablas" },
      pages: [
        "tabela_carteiras",
        "tabela_codigos_menus_carteiras",
        "campos_retornados",
        "historico_alteracoes",
      ],
    },
  ],
  "clisitef-cartao-combustivel": [
    {
      pages: [
        "introducao",
        "particularidades_venda_cartao_combustivel",
        "exemplo_de_fluxo",
        "coleta_lista_de_produtos",
        "coleta_separada_de_produtos",
        "configuracao",
        "novos_tipos_de_campo",
        "campos_retornados",
      ],
    },
  ],
  "clisitef-interface-android": [
    {
      label: { pt: "Biblioteca no Android", en: "The library on Android", es: "La biblioteca en Android" },
      pages: ["introducao", "objetivos", "inclusao_no_projeto"],
    },
    {
      label: { pt: "Programação", en: "Programming", es: "Programación" },
      pages: [
        "interface_de_programacao",
        "classe_clisitef",
        "interface_iclisiteflistener",
        "metodos_de_transacao",
        "metodos_de_pinpad",
        "eventos",
      ],
    },
    {
      label: {
        pt: "Configuração e operação",
        en: "Configuration and operation",
        es: "Configuración y operación",
      },
      pages: [
        "arquivo_de_configuracao_clsit",
        "configuracao_acesso_pinpad_externo",
        "habilitando_comunicacao_tls_clisitef",
        "estatisticas",
        "trace",
        "historico_alteracoes",
      ],
    },
  ],
  "pos-sitef-android": [
    {
      label: { pt: "Aplicativo de pagamento", en: "Payment app", es: "Aplicación de pago" },
      pages: ["introducao"],
    },
  ],
  "clisitef-informacoes-sub-adquirencia": [
    {
      label: { pt: "Subadquirência", en: "Sub-acquiring", es: "Subadquirencia" },
      pages: [
        "introducao",
        "informacoes_de_sub_adquirencia",
        "descricao",
        "exemplo",
        "versao_minima",
        "historico_alteracoes",
      ],
    },
  ],
  "clisitef-leitura-de-campo-aberto-no-pinpad": [
    {
      label: { pt: "Campo aberto", en: "Open field", es: "Campo abierto" },
      pages: ["introducao", "objetivo"],
    },
    {
      label: { pt: "Forma nova", en: "New way", es: "Forma nueva" },
      pages: [
        "leitura_de_campos_abertos_no_pinpad_forma_nova",
        "api_prototipo_das_funcoes",
        "descricao_dos_parametros",
        "tabela_dados_portador",
        "retorno_da_coleta",
        "codigos_de_retorno",
        "exemplo_forma_nova",
      ],
    },
    {
      label: { pt: "Forma antiga", en: "Old way", es: "Forma antigua" },
      pages: [
        "leitura_de_campos_abertos_no_pinpad_forma_antiga",
        "compatibilidade_com_pinpad_no_protocolo_abecs",
        "api_prototipo_das_funcoes_antiga",
        "descricao_dos_parametros_antiga",
        "chave_de_acesso",
        "layout_de_entrada",
        "layout_de_saida",
        "restricoes",
        "exemplo_cnpj_automacao",
        "exemplo_cnpj_clisitef",
        "exemplo_mes_nascimento",
        "historico_alteracoes",
      ],
    },
  ],
  "clisitef-leitura-de-senha-aberta-no-pinpad": [
    {
      label: { pt: "Senha aberta", en: "Open password", es: "Contraseña abierta" },
      pages: [
        "introducao",
        "leitura_de_senha_aberta_no_pinpad",
        "biblioteca_mkse",
        "requisitos_de_seguranca",
      ],
    },
    {
      label: { pt: "Modelos", en: "Models", es: "Modelos" },
      pages: [
        "captura_sem_biblioteca",
        "mkse_instalada_no_servidor",
        "mkse_instalada_no_pdv_modelo_1",
        "mkse_instalada_no_pdv_modelo_2",
      ],
    },
    {
      label: { pt: "Referência", en: "Reference", es: "Referencia" },
      pages: [
        "captura_a_partir_da_chave_de_acesso_e_liberacao_sem_biblioteca",
        "obtencao_da_chave_de_seguranca",
        "lesenhadireto",
        "seobtemchaveseguranca",
        "seobtemsenhaclientedireto",
        "codigos_de_retorno",
        "historico_alteracoes",
      ],
    },
  ],
  "clisitef-manual-de-referencia-espanhol": [
    { label: { pt: "Manual v2.01", en: "Manual v2.01", es: "Manual v2.01" }, pages: ["introduccion"] },
  ],
  "conecta+": [
    { label: firstSteps, pages: ["introducao", "processo-de-autorizacao-servicos-api", "consulta"] },
  ],
  "m-sitef": [
    { label: firstSteps, pages: ["introducao", "requisitos-minimos", "caracteristicas", "m-SiTef"] },
    {
      label: { pt: "Chamada e resultado", en: "Call and result", es: "Llamada y resultado" },
      pages: [
        "chamada-outro-app",
        "exemplo-requisicao",
        "exemplo-pix",
        "exemplo-retorno",
        "exemplo-androidx",
        "tipo-campos",
        "sub-adquirencia",
        "acessibilidade",
        "alterando-clsit",
      ],
    },
    {
      label: { pt: "Conexão segura", en: "Secure connection", es: "Conexión segura" },
      pages: [
        "integracao-tls",
        "tls-software-express",
        "tls-wnb-comnect",
        "tls-gsurf",
        "tls-gwp",
        "registro-manual-terminal",
      ],
    },
    {
      label: { pt: "Referência", en: "Reference", es: "Referencia" },
      pages: ["parametros-entrada", "parametros-saida", "codigos-resposta", "modalidades"],
    },
  ],
  mobile: [{ pages: ["home-mobile", "mobile-introducao"] }],
  "omni-transaction-api": [{ label: firstSteps, pages: ["introducao", "exemplo-resposta-endpoint"] }],
  "pos-sitef-browser": [{ pages: ["pos-sitef-browser"] }],
  "psp-fiserv": [{ pages: ["api-pix"] }],
  "smart-terminal": [{ pages: ["home-smart-terminal", "android-restricao-tls"] }],
} satisfies Partial<Record<DocSetId, readonly DocSection[]>>;
