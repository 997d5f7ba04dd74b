/**
 * What the collected facts say of each routine: name, group, result, variant in text (ASCII), version or date, its place
 * to the loop, whether it stands outside the vendor's specification, what it returns, and its parameters with direction,
 * type and size in that variant. `.` is not public, `~` behind a parameter says that its meaning is inferred.
 */
export const routineFacts = `
ConfiguraIntSiTefInterativo session int result . . . configuration IPSiTef:in:char*:variable IdLoja:in:char*:=8 IdTerminal:in:char*:=8 Reservado:in:char*:=6
ConfiguraIntSiTefInterativoEx session int result . . . configuration IPSiTef:in:char*:variable IdLoja:in:char*:=8 IdTerminal:in:char*:=8 Reservado:in:char*:=6 ParametrosAdicionais:in:char*:variable
IniciaFuncaoSiTefInterativo transaction int result . . . transaction Funcao:in:int:=6 Valor:in:char*:variable CupomFiscal:in:char*:<=20 DataFiscal:in:char*:=8 HoraFiscal:in:char*:=6 Operador:in:char*:<=20 ParamAdic:in:char*:variable
ContinuaFuncaoSiTefInterativo transaction int result . . . transaction Comando:out:int*:=12 TipoCampo:out:long*:=12 TamMinimo:out:short*:=6 TamMaximo:out:short*:=6 Buffer:both:char*:variable TamBuffer:in:int:=6 Continua:in:int:=6
FinalizaFuncaoSiTefInterativo transaction void plain 2016-03-22 . . none Confirma:in:short:=1 CupomFiscal:in:char*:<=20 DataFiscal:in:char*:=8 HoraFiscal:in:char*:=6 ParamAdic:in:char*:variable
ObtemQuantidadeTransacoesPendentes pending int result . . . pending-count DataFiscal:in:char*:=8 CupomFiscal:in:char*:<=20
VerificaPresencaPinPad pinpad int . . . . presence
KeepAlivePinPad pinpad int . 4.0.114.4 . . presence
EscreveMensagemPermanentePinPad pinpad int result . . . result Mensagem:in:char*:variable
EscreveMensagemPinPad pinpad int . 2021-05-14 . . result Mensagem:in:char*:.
LeTrilha3 pinpad int . . begins . transaction Mensagem:in:char*:variable
LeCartaoSeguro pinpad int result . begins . transaction Mensagem:in:char*:variable
LeCartaoDiretoSeguro pinpad int result . inside . secure-reading Mensagem:in:char*:variable TipoCampoTrilha1:out:char*:=12 Trilha1:out:char*:<=128 TipoCampoTrilha2:out:char*:=12 Trilha2:out:char*:<=80 Timeout:in:short:=6 TestaCancelamento:in:callback:unused
LeCartaoDiretoSeguroEx pinpad int result 2014-10-31 inside . secure-reading Mensagem:in:char*:variable DadosOut:out:char*:variable TamDadosOut:in:char*:=6 Timeout:in:short:=6 TestaCancelamento:in:callback:unused
LeTrilhaChipInterativo pinpad int result 2014-07-22 begins . transaction Modalidade:in:int:fixed ParamAdic:in:char*:variable
LeSenhaInterativo pinpad int result . begins . transaction ChaveSeguranca:in:char*:=64
LeSenhaDireto pinpad int result . inside . zero-or-error ChaveSeguranca:in:char*:=64 SenhaCliente:out:char*:=20
LeSimNaoPinPad pinpad int result . . . yes-no Mensagem:in:char*:variable
LeTeclaPinPad pinpad int . 2021-05-14 . . keys
CorrespondenteBancarioSiTefInterativo transaction int result . . . transaction CupomFiscal:in:char*:<=20 DataFiscal:in:char*:=8 Horario:in:char*:=6 Operador:in:char*:<=20 ParamAdic:in:char*:variable
ValidaCampoCodigoEmBarras utility int result . . . bar-code Dados:in:char*:variable Tipo:out:short*:=6
ObtemVersao utility int result . . . zero VersaoCliSiTef:out:char*:<=64 VersaoCliSiTefI:out:char*:<=64
DescarregaMensagens pending int . . . . all-sent
ObtemInformacoesPinPad pinpad int . . . . zero InfoPinPad:out:char*:.
ObtemDadoPinPadDiretoEx pinpad int named 4.0.114.10 . . transaction ChaveAcesso:in:char*:variable Identificador:in:char*:variable Entrada:in:char*:variable Saida:out:char*:variable
IniciaFuncaoAASiTefInterativo transaction int result . . . transaction Funcao:in:int:=6 Valor:in:char*:variable CupomFiscal:in:char*:<=20 DataFiscal:in:char*:=8 HoraFiscal:in:char*:=6 Operador:in:char*:<=20 ParamAdic:in:char*:variable Produtos:in:char*:variable
ObtemDadoPinPadEx pinpad int named 4.0.114.10 begins . transaction ChaveAcesso:in:char*:variable Identificador:in:char*:variable Entrada:in:char*:variable
ObtemChaveSeguranca pinpad int named . . . zero-or-error Trilha2:in:char*:<=40 ChaveAbertura:in:char*:=32 ChaveSeguranca:out:char*:=64
ObtemSenha pinpad int result . . elsewhere zero-or-error ChaveAbertura:in:char*:=32 ChaveSeguranca:in:char*:=64 SenhaCriptografada:in:char*:. SenhaAberta:out:char*:. TamMaxSenhaAberta:in:char*:=6
EnviaRecebeSiTefDireto utility int . . . elsewhere zero RedeDestino:in:short:.~ FuncaoSiTef:in:short:.~ OffsetCartao:in:short:.~ DadosTx:in:char*:.~ TamDadosTx:in:short:.~ DadosRx:out:char*:.~ TamMaxDadosRx:in:short:.~ CodigoResposta:out:short*:.~ TempoEsperaRx:in:short:.~ CupomFiscal:in:char*:.~ DataFiscal:in:char*:.~ Horario:in:char*:.~ Operador:in:char*:.~ TipoTransacao:in:short:.~
LeDigitoPinPad pinpad int result . . elsewhere zero MensagemDisplay:in:char*:.~ NumeroDigitado:out:char*:.
CarregaArquivosTraducao utility int . . . elsewhere translation Arquivo:in:String:.~
`;
