/**
 * What the collected facts say of the file exchange: slug, code, type, size, direction and headers of each field. `.` is not public, and
 * `~` behind a value is inferred.
 */
export const exchangeFacts = `
agencia 034-000 . . both CHQ~
autenticacao 032-000 . . both CHQ~
banco 033-000 . . both CHQ~
bin-do-cartao 010-004 N~ 6..6~ response CRT~
cmc-7 005-000 AN 1..70 both CHQ~
codigo-autorizacao-formas-pagamento . AN 1..6 request~ CEL+PCB~
codigo-autorizacao-transacao 013-000 AN 1..6 both CRT
codigo-da-administradora . N 14..14 response~ .
codigo-da-bandeira 010-003 N~ . response CRT~
codigo-da-rede-autorizadora 010-001 AN 2..2 both CRT
codigo-da-transacao 011-000 N 1..2 both CRT+CHQ+CNC
codigo-de-estabelecimento 150-004 AN 1..15 response all
codigo-do-estabelecimento . AN 1..15 request~ CRT~
codigo-do-produto . N 1..13 request~ SHL+CRT~
codigo-estabelecimento-formas-pagamento . AN 1..15 request~ CEL+PCB~
codigo-item-venda . AN 1..11 request~ CRT
codigo-ocorrencia-numero-referencia . AN 1..17 request~ EMS+PCB~
codigo-plano . N 1..7 request~ CRT+PCB
codigo-rede 202-001 N 1..2 request CHQ
codigo-rede-autorizadora-formas-pagamento . AN 2..2 request~ CEL+PCB~
codigo-resposta-alfanumerico 047-000 AN 1..2 both all
codigo-resposta-extendido . AN 4..12 response~ all
compensacao 042-000 . . request CHQ~
conta-corrente 036-000 AN 1..20 both CHQ~
controle-de-transacoes-ems-habilitadas 503-001 N 19..19 request EMS
cpf-do-cliente . N 1..11 response~ .
cpf-ou-cnpj 007-000 N 11..16 both CHQ+CRT~
dados-adicionais . AN 1..40 request~ CRT+CNF
dados-capturados-no-pinpad 565-010 AN varies response .
data-da-parcela 019-xxx AN 8..8 both CRT~
data-da-transacao-comprovante 022-000 N 8..8 both CRT+CNC~
data-de-embarque 048-000 . . request CRT~
data-de-vencimento-do-encargo . N 6..8 request~ PGB+PCB+EMS
data-do-cheque 008-000 N~ 8..8~ both CHQ~
dc-da-agencia 035-000 . . request CHQ~
dc-da-conta-corrente 037-000 AN 1..1 request CHQ~
dc-do-cheque 039-000 . . request CHQ~
ddd-do-telefone 150-001 N 1..3 request CHQ~
dias-do-pre-datado 202-004 N . request CHQ
documento-fiscal-vinculado 002-000 N 1..12 both CRT+CNC+CNF+NCN
emissao-do-cartao 010-005 N~ 4..4~ response CRT~
envio-de-informacoes-livres 565-008 AN varies request all~
finalizacao 027-000 AN 1..30 both CRT+CNF+NCN
forma-pagamento-do-produto . N 1..2 response~ .
header 000-000 AN 3..8 both all
hora-da-transacao-comprovante 023-000 N 6..6 both CRT+CNC~
identificacao 001-000 N~ 1..10~ both all
imagem-linha-comprovante 029-xxx AN 1..40 both all
indicador-tipo-parcelamento . N . request~ CRT~
informacao_dos_dados_capturados_pinpad 565-009 AN varies request .
informacoes-de-sub-adquirencia . AN varies request~ CRT~
linhas-da-primeira-via 041-000 . . both all
marca-recorte 028-001 AN varies response all
modo-entrada-numero-documento 160-000 N 1..1 request PGV+PGB+CRT
moeda 004-000 N~ 1..1~ both CRT
nome-do-produto 010-000 AN~ 1..16~ both CRT+CNC+CNF+NCN
numero-da-transacao-cancelada 025-000 N 1..20 both CNC
numero-do-cheque 038-000 . . both CHQ~
numero-do-documento 160-001 . . request PGV+PGB+CRT
numero-do-estabelecimento 150-000 . . request .
numero-do-rg 202-003 . . request CHQ~
numero-transacao 012-000 N 1..20 both CRT+CNC+CNF+NCN
numero-transacao-host-formas-pagamento . N 1..20 request~ CEL+PCB~
numero-transacao-nsu-sitef 043-000 N 6..6 response all
numero-transacao-sitef-formas-pagamento . N 1..6 request~ CEL+PCB~
o-campo-livre . AN 1..999 both~ CSR10+CRT+CHQ~
placa-do-carro . AN 1..8 request~ SHL+CRT
quantidade-de-cheques 202-005 . . request CHQ~
quantidade-de-medicamentos-autorizado . N 1..6 response~ EPH+VIL+INF+TCN+PVS~
quantidade-de-parcelas 018-000 N 1..2 both CRT
quantidade-linhas-comprovante 028-000 N 1..3 both all
rede-de-destino . N 1..4 request~ CEL
registro-finalizador 999-999 N 1..1 both all
reposicao-na-farmacia-pbm . N 1..7 response~ EPH+VIL+INF+TCN+PVS~
retorno-multiplo 703-xxx AN varies response CSR10+CHQ~
servico-z . AN varies response~ all
sitef-possui-cupom-para-reimpressao-da-via-do-cliente . N 1..1 response~ all
status-da-transacao 009-000 N 1..3 response all
telefone 150-002 N 1..10 request CHQ~
texto-especial-operador 030-000 AN 1..40 both all
timestamp-da-transacao-cancelada 026-000 N 10..10 both CNC
timestamp-da-transacao-host 015-000 N 10..10 both CRT
tipo-consulta 202-002 N 1..1 request CHQ
tipo-de-cartao . N 1..1 request~ FTC
tipo-de-entrada-de-dados . N 1..1 request~ CRT~
tipo-de-parcelamento 017-000 N~ 1..1~ both CRT~
tipo-de-pessoa 006-000 A~ 1..1~ both CHQ~
trata-coleta-de-cpf-no-pinpad . N 1..1 request~ CRT~
validade-da-pre-autorizacao 040-000 . . both PRE~
valor-da-parcela 200-001 . . request .
valor-de-reembolso-da-farmacia-preco-bruto . N 1..7 response~ EPH+VIL+INF+TCN+PVS~
valor-do-saque 200-000 . . request .
valor-dos-pagamentos-efetuados . N 1..12 response~ PCB+PGV+PGB~
valor-maximo-de-venda-farmacia-receber . N 1..7 response~ EPH+VIL+INF+TCN+PVS~
valor-parcela-transacao 020-xxx N 1..12 both CRT~
valor-tarifa-recarga . N 1..12 response~ CEL~
valor-total 003-000 N 1..12~ both CRT+CNC+CHQ+PRE
`;

/** Names without a code in the file exchange, and the field type of the library that each is. */
export const libraryOnlyFacts = `
aceita-pagar-contas-com-cheque 710
aceita-pagar-contas-com-credito 712
aceita-pagar-contas-com-debito 711
aceita-pagar-contas-com-dinheiro 709
agencia-de-relacionamento-da-loja 637
andar 552
autorizacao-de-supervisor-especial 531
autorizacao-digitada-do-supervisor 530
bairro 556
bloco 554
campo-alfanumerico-pbm 178
campo-numerico-pbm 177
cedente-do-titulo 606
cep 555
cep-do-terminal 594
chave-do-usuario-no-banco 635
cliente-preferencial 739
cnpj-do-convenio-pbm 1020
codigo-da-loja-ems 562
codigo-da-receita-federal 644
codigo-de-area-da-praca-do-cheque 537
codigo-de-autorizacao-pbm 1030
codigo-de-barras-pago 624
codigo-de-estorno-pbm 1032
codigo-de-milhas-1 578
codigo-de-milhas-2 580
codigo-de-seguranca 514
codigo-do-conveniado-pbm 1038
codigo-do-medicamento-pbm 1012
codigo-do-pdv-ems 563
codigo-do-rodape-do-comprovante 623
codigo-do-supervisor 500
codigo-externo-ems 583
codigo-gps 704
comissao-de-reposicao-pbm 1036
competencia-gps 705
condicao-para-venda-pbm 1042
conjunto 553
conta 629
crm-pbm 1023
dado-exigido-por-tipo-de-pagamento 732
dados-do-carne-ou-codigo-ems 577
dados-do-cheque-usado 613
dados-retornados-ems 564
data-contabil-do-pagamento 605
data-da-primeira-parcela 140
data-da-receita-medica-pbm 1029
data-da-transacao-original 515
data-de-abertura-da-conta 529
data-de-expedicao-do-rg 568
data-de-nascimento 1051
data-de-validade-do-cartao 1002
data-do-cupom-original 575
data-final-do-extrato 642
data-fiscal 163
data-inicial-do-extrato 641
descricao-do-medicamento-pbm 1041
descricao-do-produto 1025
digitos-verificadores 593
documento-original-do-correspondente 634
documento-pago 535
emitente-do-cheque 534
endereco 550
estabelecimento-da-operadora 588
estado-emissor-do-rg 567
filial-da-recarga-de-celular 597
formas-de-pagamento-usadas 713
hora-do-cupom-original 576
hora-fiscal 164
identificacao-do-cliente-carrefour 723
identificador-do-contribuinte 706
indicador-da-venda-pbm 1048
indice-do-documento-no-lote 607
indice-do-medicamento-pbm 1011
intervalo-entre-parcelas 508
limite-de-deposito-cb 716
limite-de-saque-cb 717
limite-de-saque-para-pagamento-cb 718
matricula-do-autorizador 574
matricula-do-conferente 571
matricula-do-operador 569
maximo-de-formas-de-pagamento 730
maximo-de-parcelas-administradora 176
maximo-de-parcelas-loja 172
mes-fechado 509
minimo-de-parcelas-administradora 175
minimo-de-parcelas-loja 171
minimo-para-promocao-flexivel 734
modalidade-usada-no-correspondente 608
nome-da-instituicao-de-celular 587
nome-do-conferente 572
nome-do-conveniado-pbm 1039
nome-do-depositante 633
nome-do-operador 570
nome-do-portador 1003
novo-valor-do-pagamento 154
nsu-do-correspondente-bancario 611
nsu-do-correspondente-original 621
nsu-sitef-do-pagamento 614
nsu-sitef-original-cancelamento 620
nsu-sitef-original-cisa 520
numero-da-fatura 639
numero-de-ciclos 560
numero-de-referencia 703
numero-do-banco 626
numero-do-cartao-digitado 512
numero-do-cheque-cb 638
numero-do-convenio 640
numero-do-cupom-original 160
numero-do-documento-original 516
numero-do-endereco 551
numero-do-pagamento-no-cupom 161
numero-do-pedido 715
numero-do-vale-gas 702
operadora-de-vale-gas 700
orgao-expedidor-do-rg 566
parcelas-do-cdc 511
percentual-aplicado 646
percentual-de-juros 573
percentual-de-reposicao-pbm 1035
periodo-de-apuracao 643
plano-de-desconto-pbm 1021
possui-receita-medica-pbm 1022
pre-datado-com-garantia 510
preco-de-venda-na-farmacia-pbm 1016
preco-funcional-card 1043
preco-maximo-ao-consumidor-pbm 1014
preco-praticado-pbm 1044
preco-recomendado-a-vista-pbm 1033
preco-recomendado-com-desconto-em-folha-pbm 1034
preco-recomendado-pbm 1015
primeira-parcela-a-vista 507
produto-de-vale-gas 701
quantidade-autorizada-pbm 1013
quantidade-de-medicamentos-pbm 1010
quantidade-do-produto 1027
quantidade-estornada-pbm 1031
quantidade-receitada-pbm 1046
ramal-do-telefone 565
receita-bruta 645
recibo-de-retirada 625
rede-autorizadora-da-recarga 599
reembolso-na-farmacia-pbm 1017
referencia-pbm 1047
registros-da-consulta-cdl-poa 536
resultado-da-consulta-avs 558
saldo-a-pagar 137
saldo-bloqueado 201
saldo-disponivel 200
senha-do-cliente-capturada 153
sequencial-da-chave-no-banco 636
situacao-do-medicamento-pbm 1045
subsidio-do-convenio-pbm 1019
taxa-de-servico 504
tipo-de-autorizacao-pbm 1037
tipo-de-cartao-bonus 155
tipo-de-documento-consultado 501
tipo-de-medicamento-pbm 1040
tipo-do-codigo-externo-ems 582
tipo-do-documento-pago 612
total-dos-titulos-nao-pagos 610
total-dos-titulos-pagos 609
trilha-1-lida 150
trilha-2-lida 151
uf-pbm 1024
validade-do-cartao 513
valor-a-cancelar-coleta 146
valor-a-ser-cancelado 147
valor-da-devolucao 144
valor-da-entrada 139
valor-da-gorjeta 143
valor-da-multa 648
valor-da-primeira-parcela 524
valor-das-demais-parcelas 525
valor-de-milhas-1 579
valor-de-milhas-2 581
valor-de-outras-entidades 708
valor-do-abatimento 604
valor-do-acrescimo 603
valor-do-beneficio 622
valor-do-inss 707
valor-do-pagamento 145
valor-do-produto 1028
valor-do-produto-de-vale-gas 719
valor-do-troco-ou-saque 130
valor-dos-juros 649
valor-em-cheque 632
valor-em-dinheiro 631
valor-maximo-de-pagamento 729
valor-minimo-de-pagamento 722
valor-minimo-por-parcela-loja 173
valor-original 602
valor-pago 601
valor-principal 647
valor-sugerido-do-produto 738
valor-total-recebido 138
vencimento-do-cheque 527
vencimento-do-titulo-ou-convenio 600
`;
