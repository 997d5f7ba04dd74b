const list = (words: string): readonly string[] => words.trim().split(/\s+/);

/** Words that two languages spell alike: a text that consists of them alone may say the same in both. */
export const sameWords = {
  "pt en": list(
    "back bits byte bytes e-mail final kb login ms office pinpad pix sandbox site status boleto total",
  ),
  "en es": list(
    "back bits byte bytes error final kb login ms no office pinpad pix sandbox ticket tickets variable boleto",
  ),
  "pt es": list(`
    abrir ajuste alfabético alfanumérico ambiente ambientes anterior antes antifraude autenticada autorizadoras aviso
    avisos back base bits bloqueada booleano buscar byte bytes campo cancelar captura caracteres caso casos celular centavos cliente como complemento
    compra completa completar completo completos concluir conector configurada confirmada confirmando confirmar
    continuar copiada copiado copiar código códigos curl de depende desde documento editado empresa empresas encontrado entregar enviado
    enviados enviando enviar escrito espera esta etapa etapas eventos falta ficha filtros final grupos hora idioma
    ilustrativo inválido kb letras liberada liberado liberar lista listado login menos minutos modalidades mostrar
    motivo ms numérico número objeto ocultar office opcional pedido pedir perfil pix plataforma postal próximo página
    páginas real recarga relacionadas relacionados respondido respondidos resultado resultados retirada retorno expandir esquema esquemas servidores
    aspecto comando constante cuidados entrada forma nada pinpad utilidades verificado
    campos por revisar sandbox semana sentido significado sugerimos texto textos tipo todas todos total usar valor valores ver boleto imprimir pagador pagar reserva reservar
  `),
};
