/**
 * What the collected facts say of the configuration file: section and key, value that holds without it, version. `.` is
 * not public. Versions that hold for a part of a key are told in its words.
 */
export const settingFacts = String.raw`
PinPadCompartilhado.Porta | . | .
PinPad.MensagemPadrao | . | .
Geral.ConfirmarValorPinPad | 0 | .
SiTef.EnderecoIP | . | .
SiTef.PortaSiTef | 4096 | .
SiTef.ConexaoObrigatoria | 0 | 4.0.106.20.r1
SiTef.MantemConexaoAtiva | 0 | .
SiTef.TempoEsperaConexao | 6 | .
SiTef.TempoAdicionalEspera | 0 | .
SiTef.TempoEsperaDesfazimento | 6 | .
SiTef.TempoEsperaConfirmacao | 6 | .
Geral.MostradorComunicacaoHabilitado | 1 | .
Geral.PermiteAlterarValorPagamento | 0 | .
Geral.TransacoesHabilitadas | . | .
Geral.TransacoesAdicionaisHabilitadas | . | .
Geral.TransacoesDesabilitadas | . | .
Geral.DevolveConfirmacaoExtendida | . | .
Geral.TipoComunicacaoExterna | . | 6.0.114.43.r1
Geral.ModalidadesPermitePagVinculadoCredParcAdm | . | .
Geral.ModalidadesPermitePagVinculadoCredParcLoja | . | .
Geral.NumeroDeDiasNoLog | 5 | .
Geral.DataEmAmbienteDeDesenvolvimento | . | .
Geral.EmAmbienteDeHomologacao | 0 | .
Redes.HabilitaRede<nome> | 0 | .
SalvaEstado.DiretorioBase | C:\CliSiTef\ChavesCliSiTef (Windows), /tmp/ChavesCliSiTef (Linux) | .
CliSiTef.DiretorioTrace | C:\CliSiTef (Windows), . (Linux) | .
CliSiTef.TracePorTerminal | 0 | .
CliSiTef.TracePorHora | 0 | .
CliSiTef.TraceRotativo | 0 | 4.0.112.45.r1
CliSiTef.TamanhoTraceRotativo | . | 4.0.112.45.r1
CliSiTef.HabilitaTrace | 0 | .
CliSiTefI.HabilitaTrace | 0 | .
TabTraducao.NomeArqTraducao | . | .
Debito|Credito|CartaoCombustivel|CartaoGift|SaqueCredito|SaqueDebito.TextoN / RedeN | . | .
Debito|Credito|CartaoCombustivel|CartaoGift|SaqueCredito|SaqueDebito.HabilitaDigitadoN / HabilitaMagneticoN / HabilitaCodBarN / HabilitaCodUnitarioGiftN / HabilitaEgiftDigitadoGiftN | . | .
Credito.TransacoesAdicionaisN | . | .
CartaoCombustivel.ColetaDadosProdutoSeparadamente | 0 | .
Geral.PermiteDevolucaoCodigoAutorizacaoEstendido | 0 | .
CarteirasDigitais.Restricoes | . | 6.2.115.37.r1
CarteirasDigitais.HabilitaLeituraQRCode | 0 | 7.0.117.24.r1
CarteirasDigitais.PriorizaListaFixa | . | 7.0.117.13.r1
PagamentoContas.HabilitaPagamentoContas | 0 | .
RecargaCelular.HabilitaRecargaMulticoncessionaria | 0 | .
PagamentoFaturaGenerico.HabilitaColetaFormaPagSenff | 0 | 6.2.115.30.r1
`;

/** Parameters of the configuration and of a transaction, with the version of the library that brought each. */
export const parameterFacts = `
MultiplosCupons configuration .
PortaPinPad configuration .
LojaECF configuration .
CaixaECF configuration .
NumeroSerieECF configuration .
ParmsClient configuration .
TrataPontoFlutuante configuration .
CodigoCliente transaction .
ExecutaAteLeituraCartao transaction .
HabilitaVendaViaCodigoBarras transaction .
ItemMenuIdentificado transaction .
MKRede transaction .
MKRedeDados transaction .
NumCartaoCripto transaction .
RedeDestino transaction .
TrataConsultaSaqueComSaque transaction .
TrataPagamentoExtendido transaction .
ValidadeCartao transaction .
ValorIncluiTaxa transaction .
TipoDocFiscal transaction 5.0.114.31 r1 / 6.1.114.31 r1
ChaveAcessoDocFiscal transaction 5.0.114.31 r1 / 6.1.114.31 r1
CPFColetado transaction 6.2.115.31 r4
SPLITPAY transaction .
SementeHash transaction .
PortaPinPadCB transaction .
RestricoesCarteirasDigitais transaction 6.2.115.37.r1
CarteirasDigitaisHabilitadas transaction 7.0.117.13.r1
DevolveStringQRCode transaction .
`;

/** Statuses of the pinpad and their names in the Android class. */
export const pinpadStatusFacts = `
0 PINPAD_OK
1 PINPAD_PROCESSING
2 PINPAD_NOTIFY
4 PINPAD_F1
5 PINPAD_F2
6 PINPAD_F3
7 PINPAD_F4
8 PINPAD_BACKSPACE
10 PINPAD_INVALID_CALL
11 PINPAD_INVALID_PARAMETER
12 PINPAD_TIMEOUT
13 PINPAD_CANCEL
14 PINPAD_ALREADY_OPEN
15 PINPAD_NOT_OPEN
16 PINPAD_EXEC_ERROR
17 PINPAD_INVALID_MODEL
18 PINPAD_NO_FUNCTION
20 PINPAD_TABLE_EXPIRED
21 PINPAD_TABLE_ERROR
22 PINPAD_NO_APPLICATION
30 PINPAD_PORT_ERROR
31 PINPAD_COMMUNICATION_ERROR
32 PINPAD_UNKNOWN_STAT
42 PINPAD_ERROR_PIN
43 PINPAD_NO_CARD
44 PINPAD_BUSY
50 PINPAD_SAM_ERROR
51 PINPAD_NO_SAM
52 PINPAD_SAM_INVALID
60 PINPAD_DUMB_CARD
62 PINPAD_CARD_INVALID
63 PINPAD_CARD_BLOCKED
64 PINPAD_CARD_NOT_AUTHORIZED
65 PINPAD_CARD_EXPIRED
68 PINPAD_CARD_PROBLEMS
69 PINPAD_CARD_INVALID_DATA
72 PINPAD_NO_BALANCE
73 PINPAD_LIMIT_EXCEEDED
74 PINPAD_CARDNOTEFFECT
75 PINPAD_VCINVCURR
76 PINPAD_ERROR_FALLBACK
`;
