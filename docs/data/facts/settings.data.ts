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
