/**
 * What the guide of m-SiTef lists. An extra that is sent has its type and size behind its name (`~` where nobody printed the
 * size), then `!` where it is mandatory and `?` where that depends on another one.
 */
export const mSitefFacts = {
  extras:
    "empresaSitef=AN8! enderecoSitef=AN! terminalSitef=AN8~ modalidade=N! CNPJ_CPF=N11..14! valor=N1..12? restricoes=AN operador=AN1..20 data=N8! hora=N6! numeroCupom=AN1..20! numParcelas=N1..2~ otp=AN? transacoesHabilitadas=AN pinpadMac=AN17 comExterna=N1! isDoubleValidation=N1? cnpj_automacao=N14! cnpj_facilitador=N14! timeoutColeta=N acessibilidadeVisual=N1 tipoPinpad=AN? dadosSubAdqui=AN tipoCampos=JSON habilitaColetaTaxaEmbarqueIATA=N1 habilitaColetaValorEntradaIATA=N1 clsit=JSON tokenRegistroTls=AN?",
  results:
    "CODRESP COMP_DADOS_CONF CODTRANS TIPO_PARC VLTROCO REDE_AUT BANDEIRA NSU_SITEF NSU_HOST COD_AUTORIZACAO NUM_PARC VIA_ESTABELECIMENTO VIA_CLIENTE TIPO_CAMPOS",
  modalities: "0 2 3 110 114 122 200 699",
  responses:
    "0 1 2 3 6 7 8 9 10 11 12 13 >0 -1 -2 -3 -4 -5 -6 -9 -10 -12 -13 -15 -20 -25 -30 -40 -41 -43 -50 -100 <0",
} as const;
