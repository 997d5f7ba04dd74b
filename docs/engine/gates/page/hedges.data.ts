/** Files below `docs` that still tell where their sentences come from. It only gets shorter: take a file off when it is mended. */
export const hedgedFiles: readonly string[] = [
  "content/manual-interface-clisitef/exemplo-venda-cartao-credito.mdx",
  "content/manual-interface-clisitef/informacoes-sobre-configuracao-do-numero-terminal.mdx",
  "content/manual-interface-clisitef/informacoes-tecnicas.mdx",
  "content/manual-interface-clisitef/layout-da-mensagem-de-comunicacao.mdx",
  "data/manual-interface-clisitef/field-pages.data.ts",
  "i18n/en/docusaurus-plugin-content-docs/current/manual-interface-clisitef/exemplo-venda-cartao-credito.mdx",
  "i18n/en/docusaurus-plugin-content-docs/current/manual-interface-clisitef/informacoes-sobre-configuracao-do-numero-terminal.mdx",
  "i18n/en/docusaurus-plugin-content-docs/current/manual-interface-clisitef/informacoes-tecnicas.mdx",
  "i18n/en/docusaurus-plugin-content-docs/current/manual-interface-clisitef/layout-da-mensagem-de-comunicacao.mdx",
  "i18n/es/docusaurus-plugin-content-docs/current/manual-interface-clisitef/exemplo-venda-cartao-credito.mdx",
  "i18n/es/docusaurus-plugin-content-docs/current/manual-interface-clisitef/informacoes-sobre-configuracao-do-numero-terminal.mdx",
  "i18n/es/docusaurus-plugin-content-docs/current/manual-interface-clisitef/informacoes-tecnicas.mdx",
  "i18n/es/docusaurus-plugin-content-docs/current/manual-interface-clisitef/layout-da-mensagem-de-comunicacao.mdx",
];
