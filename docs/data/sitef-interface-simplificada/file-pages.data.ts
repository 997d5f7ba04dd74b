import type { SimplifiedPage } from "./simplified-page.ts";

/** Keys of the configuration file that a store may have to change. */
export const filePages: readonly SimplifiedPage[] = [
  {
    slug: "arquivo_configuracao",
    library: "arquivo_configuracoes_clisitef_ini",
    description: {
      pt: "O CliSiTef.ini de uma loja comum: as poucas chaves que vale escrever e as duas que não podem ir à produção.",
      en: "The CliSiTef.ini of a common store: the few keys worth writing and the two that must not reach production.",
      es: "El CliSiTef.ini de un comercio común: las pocas claves que conviene escribir y las dos que no van a producción.",
    },
    purpose: [
      {
        pt: "O arquivo é o lugar do que pertence ao caixa, e não à venda. Um caixa comum precisa de três coisas nele: a porta do pinpad, uma pasta que sobrevive a uma reinstalação e o trace ligado. Cada chave a mais é uma diferença entre caixas que o suporte terá de descobrir.",
        en: "The file holds what belongs to the POS and not to the sale. A common POS needs three things in it: the port of the pinpad, a folder that survives a reinstallation and the trace switched on. Every extra key makes one POS differ from another, and support has to find out.",
        es: "El archivo es el lugar de lo que pertenece a la caja, no a la venta. Una caja común necesita tres cosas en él: el puerto del pinpad, una carpeta que sobreviva a una reinstalación y el trace activado. Cada clave de más es una diferencia entre cajas que soporte tendrá que descubrir.",
      },
    ],
    example: {
      language: "ini",
      text: "[PinPadCompartilhado]\nPorta=AUTO_USB\n\n[SalvaEstado]\nDiretorioBase=C:\\DadosTEF\n\n[CliSiTef]\nHabilitaTrace=1\n\n[CliSiTefI]\nHabilitaTrace=1",
    },
    settings: [
      "PinPadCompartilhado.Porta",
      "SalvaEstado.DiretorioBase",
      "CliSiTef.HabilitaTrace",
      "CliSiTefI.HabilitaTrace",
    ],
    enough: [
      {
        pt: "A pasta do exemplo é de um caixa Windows; no Linux, escreva um caminho como `/var/lib/clisitef`. O usuário que executa a automação precisa ler e escrever nela.",
        en: "The folder in the example belongs to a Windows POS; on Linux write a path such as `/var/lib/clisitef`. The user that runs your software must be able to read and write in it.",
        es: "La carpeta del ejemplo es de una caja Windows; en Linux, escriba una ruta como `/var/lib/clisitef`. El usuario que ejecuta el sistema de caja debe poder leer y escribir en ella.",
      },
      {
        pt: "Escreva os dois `HabilitaTrace`: sem eles o trace está desligado.",
        en: "Write both `HabilitaTrace`: without them the trace is off.",
        es: "Escriba los dos `HabilitaTrace`: sin ellos el trace está desactivado.",
      },
      {
        pt: "Antes de entregar o caixa, tire `DataEmAmbienteDeDesenvolvimento` e `EmAmbienteDeHomologacao`.",
        en: "Before you hand the POS over, take out `DataEmAmbienteDeDesenvolvimento` and `EmAmbienteDeHomologacao`.",
        es: "Antes de entregar la caja, quite `DataEmAmbienteDeDesenvolvimento` y `EmAmbienteDeHomologacao`.",
      },
    ],
    full: {
      pt: "todas as chaves, por seção, com padrão e versão.",
      en: "every key, by section, with default and version.",
      es: "todas las claves, por sección, con valor predeterminado y versión.",
    },
    more: ["configuracao_pinpad", "arquivos_de_controle", "trace"],
  },
  {
    slug: "configuracao_pinpad",
    library: "configuracao_porta_pinpad",
    description: {
      pt: "Como fazer a biblioteca achar o pinpad do caixa: busca automática, porta fixa ou nenhum pinpad.",
      en: "How to have the library find the pinpad of the POS: automatic search, a fixed port or no pinpad.",
      es: "Cómo hacer que la biblioteca encuentre el pinpad de la caja: búsqueda automática, puerto fijo o ninguno.",
    },
    purpose: [
      {
        pt: 'Há três respostas para "onde está o pinpad?": procure (`AUTO_USB`), está nesta porta (um número ou um caminho) ou não há (`NENHUM`). Comece pela primeira, que só procura na USB, e troque-a se o pinpad é serial, se o modelo não for encontrado ou se o computador tem mais de um aparelho.',
        en: 'There are three answers to "where is the pinpad?": look for it (`AUTO_USB`), it is at this port (a number or a path), or there is none (`NENHUM`). Begin with the first, which looks only at USB, and change it if the pinpad is serial, if the model is not found or if the computer has more than one device.',
        es: "Hay tres respuestas a «¿dónde está el pinpad?»: búsquelo (`AUTO_USB`), está en este puerto (un número o una ruta) o no hay (`NENHUM`). Empiece por la primera, que solo busca en USB, y cámbiela si el pinpad es serial, si el modelo no se encuentra o si la computadora tiene más de un equipo.",
      },
    ],
    example: { language: "ini", text: "[PinPadCompartilhado]\nPorta=AUTO_USB" },
    settings: ["PinPadCompartilhado.Porta"],
    parameters: ["PortaPinPad"],
    enough: [
      {
        pt: "Escreva a porta no arquivo ou no programa, nunca nos dois. No programa, ela vai em colchetes fora dos de [`ParmsClient`](./infos_adicionais_automacao.mdx): `[ParmsClient=1=11222333000181;2=11444777000161][PortaPinPad=12]`. Os outros [parâmetros gerais](%configuracoes_especiais_gerais%) podem dividir os colchetes dela, separados por `;`.",
        en: "Write the port in the file or in the program, never in both. In the program it goes in brackets apart from [`ParmsClient`](./infos_adicionais_automacao.mdx): `[ParmsClient=1=11222333000181;2=11444777000161][PortaPinPad=12]`. The other [general parameters](%configuracoes_especiais_gerais%) may share its brackets, separated by `;`.",
        es: "Escriba el puerto en el archivo o en el programa, nunca en los dos. En el programa va en corchetes aparte de los de [`ParmsClient`](./infos_adicionais_automacao.mdx): `[ParmsClient=1=11222333000181;2=11444777000161][PortaPinPad=12]`. Los otros [parámetros generales](%configuracoes_especiais_gerais%) pueden compartir sus corchetes, separados por `;`.",
      },
      {
        pt: "Em `PortaPinPad`, escreva só um número ou um caminho: `AUTO_USB` e `NENHUM` vão no arquivo. Os CNPJs são inventados.",
        en: "In `PortaPinPad` write a number or a path only: `AUTO_USB` and `NENHUM` go into the file. The CNPJs are made up.",
        es: "En `PortaPinPad`, escriba solo un número o una ruta: `AUTO_USB` y `NENHUM` van en el archivo. Los CNPJ son inventados.",
      },
      {
        pt: "Se há pinpad, depois de configurar confira com [`VerificaPresencaPinPad`](./funcoes_de_pinpad.mdx): deve dar `1`.",
        en: "Where there is a pinpad, check with [`VerificaPresencaPinPad`](./funcoes_de_pinpad.mdx) after the configuration: it should return `1`.",
        es: "Si hay pinpad, después de configurar verifique con [`VerificaPresencaPinPad`](./funcoes_de_pinpad.mdx): debe dar `1`.",
      },
      {
        pt: "Em Windows ou Linux de 64 bits, teste `AUTO_USB` antes de contar com ela; em 32 bits ela é suportada.",
        en: "On 64-bit Windows or Linux try `AUTO_USB` before you count on it; on 32 bits it is supported.",
        es: "En Windows o Linux de 64 bits, pruebe `AUTO_USB` antes de contar con ella; en 32 bits está soportada.",
      },
      {
        pt: "No Linux, dê ao usuário da automação acesso ao dispositivo.",
        en: "On Linux give the user of your software access to the device.",
        es: "En Linux, dele acceso al dispositivo al usuario del sistema de caja.",
      },
    ],
    full: {
      pt: "os modelos que a busca automática encontra em cada sistema.",
      en: "the models that the automatic search finds on each system.",
      es: "los modelos que encuentra la búsqueda automática en cada sistema.",
    },
    more: ["mensagem_padrao_pinpad", "funcoes_de_pinpad"],
  },
  {
    slug: "mensagem_padrao_pinpad",
    library: "mensagem_permanente_pinpad",
    description: {
      pt: "O que o pinpad mostra em repouso: uma chave no arquivo, sem chamada, ou uma rotina quando o texto muda.",
      en: "What the pinpad shows while idle: a key in the file without any call, or a routine where the text changes.",
      es: "Qué muestra el pinpad en reposo: una clave en el archivo, sin llamada, o una rutina cuando el texto cambia.",
    },
    purpose: [
      {
        pt: 'O nome da loja no visor do pinpad não exige programa: uma linha no arquivo basta, e ela vale em todos os caixas que recebem o mesmo arquivo. Use a [rotina](./funcoes_de_pinpad.mdx) só se o texto muda durante o dia, como "caixa fechado".',
        en: 'The store\'s name on the display of the pinpad needs no program: one line in the file is enough, and it works on every POS that gets the same file. Use the [routine](./funcoes_de_pinpad.mdx) only if the text changes during the day, as in "counter closed".',
        es: "El nombre del comercio en el visor del pinpad no exige programa: basta una línea en el archivo, y vale en todas las cajas que reciben el mismo archivo. Use la [rutina](./funcoes_de_pinpad.mdx) solo si el texto cambia durante el día, como «caja cerrada».",
      },
    ],
    example: { language: "ini", text: "[PinPad]\nMensagemPadrao=LOJA|EXEMPLO" },
    settings: ["PinPad.MensagemPadrao"],
    enough: [
      {
        pt: "A chave aceita até 16 caracteres; a rotina, até 32. Um texto que só cabe na rotina não cabe no arquivo.",
        en: "The key takes up to 16 characters, the routine up to 32. A text that fits only the routine does not fit the file.",
        es: "La clave acepta hasta 16 caracteres; la rutina, hasta 32. Un texto que solo cabe en la rutina no cabe en el archivo.",
      },
      {
        pt: "`|` passa para a segunda linha. Evite acentos: nem todo visor os mostra.",
        en: "`|` goes on to the second line. Avoid accents: not every display shows them.",
        es: "`|` pasa a la segunda línea. Evite los acentos: no todo visor los muestra.",
      },
      {
        pt: "Depois de mudar o arquivo, reinicie a automação e olhe o visor: o que você escreveu deve aparecer quando nenhuma venda corre.",
        en: "After you change the file, restart your software and look at the display: what you wrote should appear when no sale is running.",
        es: "Después de cambiar el archivo, reinicie el sistema de caja y mire el visor: lo que escribió debe aparecer cuando no corre ninguna venta.",
      },
    ],
    full: {
      pt: "a rotina que troca a mensagem durante o dia, com o código e os retornos.",
      en: "the routine that changes the message during the day, with code and returns.",
      es: "la rutina que cambia el mensaje durante el día, con el código y los retornos.",
    },
    more: ["configuracao_pinpad", "funcoes_de_pinpad"],
  },
  {
    slug: "confirmacao_valor_pinpad",
    library: "confirmacao_valor_pinpad",
    description: {
      pt: "Quando vale pedir ao cliente que confirme o valor no pinpad e em que operações a chave tem efeito.",
      en: "When it is worth asking the customer to confirm the amount on the pinpad, and where the key has effect.",
      es: "Cuándo conviene pedirle al cliente que confirme el importe en el pinpad y en qué operaciones vale la clave.",
    },
    purpose: [
      {
        pt: "Quem digita uma senha viu o valor antes. Quem compra uma recarga sem senha pode não ter visto, e a reclamação vem depois. Se a sua loja vende recargas, ligue a chave; se não vende, ela não muda nada nas suas vendas.",
        en: "Whoever types a PIN has seen the amount before. Whoever buys a top-up without a PIN may not have, and the complaint comes later. If your store sells top-ups, turn the key on; if not, it changes nothing in your sales.",
        es: "Quien ingresa un PIN vio el importe antes. Quien compra una recarga sin PIN puede no haberlo visto, y el reclamo llega después. Si su comercio vende recargas, active la clave; si no, no cambia nada en sus ventas.",
      },
    ],
    example: { language: "ini", text: "[Geral]\nConfirmarValorPinPad=1" },
    settings: ["Geral.ConfirmarValorPinPad"],
    enough: [
      {
        pt: "A sua automação não ganha telas: a pergunta e a resposta ficam no pinpad.",
        en: "Your software needs no further screen: question and answer stay on the pinpad.",
        es: "El sistema de caja no necesita más pantallas: la pregunta y la respuesta quedan en el pinpad.",
      },
      {
        pt: "Trate `-6`: é o cliente que não concordou com o valor. Corrija-o e inicie outra vez.",
        en: "Treat `-6`: it is the customer who did not agree with the amount. Correct it and start again.",
        es: "Maneje `-6`: es el cliente que no estuvo de acuerdo con el importe. Corríjalo e inicie otra vez.",
      },
      {
        pt: "Teste com uma recarga de valor baixo antes de ligar a chave em todos os caixas.",
        en: "Try it with a small top-up before you turn the key on at every POS.",
        es: "Pruebe con una recarga de importe bajo antes de activar la clave en todas las cajas.",
      },
    ],
    full: {
      pt: "o que o laço traz enquanto o cliente não responde.",
      en: "what the loop brings while the customer does not answer.",
      es: "qué trae el ciclo mientras el cliente no responde.",
    },
    more: ["confirmacao_cliente_pinpad", "novo_valor_compra"],
  },
  {
    slug: "conexao_servidor_sitef",
    library: "configuracao_conexao_servidor_sitef",
    description: {
      pt: "Como dar ao caixa um segundo servidor SiTef, quantos cabem em cada versão e como provar que ele funciona.",
      en: "How to give the POS a second SiTef server, how many fit each version and how to prove that it works.",
      es: "Cómo darle a la caja un segundo servidor SiTef, cuántos caben en cada versión y cómo probar que funciona.",
    },
    purpose: [
      {
        pt: "Uma loja com um servidor só para quando ele para. O endereço principal continua na [configuração](./configuracao_biblioteca.mdx); o arquivo acrescenta os de reserva, na ordem em que devem ser tentados. No exemplo há um de reserva; havendo outro, separe-o com ponto e vírgula. Se a loja tem um só servidor, não escreva esta chave.",
        en: "A store with a single server stops when that server stops. The main address stays in the [configuration](./configuracao_biblioteca.mdx); the file adds the spare ones, in the order in which to try them. The example has one spare server; if there is another, separate it with a semicolon. If the store has only one server, do not write this key.",
        es: "Un comercio con un solo servidor se detiene cuando ese servidor se detiene. La dirección principal sigue en la [configuración](./configuracao_biblioteca.mdx); el archivo agrega las de reserva, en el orden en que deben intentarse. En el ejemplo hay una de reserva; si hay otra, sepárela con punto y coma. Si el comercio tiene un solo servidor, no escriba esta clave.",
      },
    ],
    example: { language: "ini", text: "[SiTef]\nEnderecoIP=192.168.0.12:4097" },
    settings: ["SiTef.EnderecoIP", "SiTef.PortaSiTef"],
    enough: [
      {
        pt: "Conte também o da configuração: são quatro endereços ao todo, ou três antes da 6.1.114.59 r3.",
        en: "Count the one in the configuration too: four addresses in all, or three before 6.1.114.59 r3.",
        es: "Cuente también la de la configuración: son cuatro direcciones en total, o tres antes de la 6.1.114.59 r3.",
      },
      {
        pt: "Endereços a mais fazem a configuração devolver `9`.",
        en: "With one address too many the configuration ends with `9`.",
        es: "Direcciones de más hacen que la configuración devuelva `9`.",
      },
      {
        pt: "Desligue o primeiro servidor em um teste e veja se a venda segue pelo segundo: é a única prova de que a reserva funciona.",
        en: "Switch the first server off in a test and see whether the sale goes on through the second: only that proves that the spare one works.",
        es: "Apague el primer servidor en una prueba y vea si la venta sigue por el segundo: es la única prueba de que la reserva funciona.",
      },
    ],
    full: {
      pt: "o campo que muda com vários servidores e a soma das esperas.",
      en: "the field that changes with several servers, and how the waits add up.",
      es: "el campo que cambia con varios servidores y la suma de las esperas.",
    },
    more: ["timeouts", "obrigatoriedade_de_conexao"],
  },
  {
    slug: "obrigatoriedade_de_conexao",
    library: "obrigatoriedade_conexao",
    description: {
      pt: "Se o caixa deve avisar que está sem rede antes ou depois de o cliente apresentar o cartão.",
      en: "Whether the POS should say that it is offline before or after the customer presents the card.",
      es: "Si la caja debe avisar que está sin red antes o después de que el cliente presente la tarjeta.",
    },
    purpose: [
      {
        pt: "É uma escolha de atendimento. Com a chave, o operador sabe da falta de rede na hora em que escolhe o cartão e oferece outro meio. Sem ela, o cartão pode ser lido primeiro, e a má notícia chega com o cliente já de cartão na mão.",
        en: "This is a choice about service. With the key the operator learns that the network is down the moment they choose card, and offers another way to pay. Without it the card may be read first, and the bad news comes when the customer has already presented it.",
        es: "Es una elección de atención. Con la clave, el operador sabe que no hay red en el momento en que elige tarjeta y ofrece otro medio. Sin ella, la tarjeta puede leerse primero, y la mala noticia llega cuando el cliente ya la presentó.",
      },
    ],
    example: { language: "ini", text: "[SiTef]\nConexaoObrigatoria=1" },
    settings: ["SiTef.ConexaoObrigatoria"],
    parameters: ["ExecutaAteLeituraCartao"],
    enough: [
      {
        pt: "Em dúvida, ligue: um `-5` no início não cobra ninguém.",
        en: "When in doubt, turn it on: a `-5` at the start charges nobody.",
        es: "En caso de duda, actívela: un `-5` al inicio no le cobra a nadie.",
      },
      {
        pt: "Para uma só venda, o parâmetro da chamada impede que o cartão seja lido sem servidor.",
        en: "For a single sale the parameter of the call keeps the card from being read without a server.",
        es: "Para una sola venta, el parámetro de la llamada impide que la tarjeta se lea sin servidor.",
      },
      {
        pt: "Depois de um `-5` tardio, [consulte as pendências](./consulta_transacoes_pendentes_terminal.mdx) antes de vender de novo.",
        en: "After a late `-5`, [query the pending sales](./consulta_transacoes_pendentes_terminal.mdx) before you sell again.",
        es: "Después de un `-5` tardío, [consulte las pendientes](./consulta_transacoes_pendentes_terminal.mdx) antes de vender de nuevo.",
      },
    ],
    full: {
      pt: "a comparação dos dois valores e o papel do arquivo de chaves.",
      en: "the comparison of the two values and the part that the key file plays.",
      es: "la comparación de los dos valores y el papel del archivo de claves.",
    },
    more: ["mantendo_a_conexao_ativa", "conexao_servidor_sitef"],
  },
  {
    slug: "mantendo_a_conexao_ativa",
    library: "mantendo_conexao_ativa",
    description: {
      pt: "Conectar a cada venda ou ficar conectado: o que a chave muda para o operador e para a rede da loja.",
      en: "Connect for each sale or stay connected: what the key changes for the operator and for the store's network.",
      es: "Conectarse en cada venta o quedar conectado: qué cambia la clave para el operador y para la red del comercio.",
    },
    purpose: [
      {
        pt: "Sem a chave, cada transação abre e fecha a sua conexão. Em uma fila de supermercado essa abertura se repete centenas de vezes por dia; em uma loja que vende dez vezes, ninguém a nota. Meça antes de ligar: a chave só poupa o tempo de conectar, não o de autorizar.",
        en: "Without the key each transaction opens and closes its connection. In a supermarket queue that opening repeats hundreds of times a day; in a store with ten sales nobody notices it. Measure before you turn it on: the key saves only the time to connect, not the time to authorize.",
        es: "Sin la clave, cada transacción abre y cierra su conexión. En una fila de supermercado esa apertura se repite cientos de veces por día; en un comercio con diez ventas nadie la nota. Mida antes de activarla: la clave ahorra solo el tiempo de conectar, no el de autorizar.",
      },
    ],
    example: { language: "ini", text: "[SiTef]\nMantemConexaoAtiva=1" },
    settings: ["SiTef.MantemConexaoAtiva"],
    enough: [
      {
        pt: "Comece sem ela e ligue-a em um caixa, não em todos.",
        en: "Begin without it and turn it on at one POS, not at all of them.",
        es: "Empiece sin ella y actívela en una caja, no en todas.",
      },
      {
        pt: "Com a conexão aberta, dois caixas com o mesmo código de terminal se atrapalham mais: o segundo a conectar derruba o primeiro.",
        en: "With an open connection two POS with the same terminal code get in each other's way more often: the second to connect drops the first.",
        es: "Con la conexión abierta, dos cajas con el mismo código de terminal se estorban más: la segunda en conectarse desconecta a la primera.",
      },
      {
        pt: "A finalização continua obrigatória: conexão não é confirmação.",
        en: "Finalization is still required: a connection is not a confirmation.",
        es: "La finalización sigue siendo obligatoria: una conexión no es una confirmación.",
      },
      {
        pt: "Se vendas depois de uma pausa longa passam a falhar com `-5`, tire a chave: algo no caminho fecha conexões paradas.",
        en: "If sales after a long pause begin to fail with `-5`, remove the key: something on the way closes idle connections.",
        es: "Si las ventas después de una pausa larga empiezan a fallar con `-5`, quite la clave: algo en el camino cierra conexiones inactivas.",
      },
    ],
    full: {
      pt: "quando não usar e o que acontece com a fila de confirmações.",
      en: "when not to use it and what happens to the queue of confirmations.",
      es: "cuándo no usarla y qué pasa con la cola de confirmaciones.",
    },
    more: ["obrigatoriedade_de_conexao", "timeouts"],
  },
  {
    slug: "configuracao_do_mostrador_de_comunicacao",
    library: "configuracao_mostrador_comunicacao",
    description: {
      pt: "Como trocar a mensagem de espera da biblioteca por uma tela sua, sem deixar o operador no escuro.",
      en: "How to replace the library's waiting message with a screen of yours, without leaving the operator in the dark.",
      es: "Cómo cambiar el mensaje de espera de la biblioteca por una pantalla propia, sin dejar al operador a oscuras.",
    },
    purpose: [
      {
        pt: "A biblioteca já diz ao operador e ao cliente que está falando com o servidor. Só desligue essa mensagem se a sua tela tem uma animação própria para o mesmo momento. Se você a desliga e não põe nada no lugar, a espera parece um travamento.",
        en: "The library already tells operator and customer that it is talking to the server. Turn this message off only if your screen has an animation of its own for the same moment. If you turn it off and put nothing in its place, the wait looks like a crash.",
        es: "La biblioteca ya les dice al operador y al cliente que está hablando con el servidor. Desactive ese mensaje solo si su pantalla tiene una animación propia para ese momento. Si lo desactiva y no pone nada en su lugar, la espera parece un bloqueo.",
      },
    ],
    example: { language: "ini", text: "[Geral]\nMostradorComunicacaoHabilitado=0" },
    settings: ["Geral.MostradorComunicacaoHabilitado"],
    enough: [
      {
        pt: "Deixe a chave como está na primeira integração.",
        en: "Leave the key as it is in the first integration.",
        es: "Deje la clave como está en la primera integración.",
      },
      {
        pt: "Ao desligá-la, não tire o tratamento do comando `3`: ele traz outras mensagens.",
        en: "When you turn it off, keep treating command `3`: it brings other messages.",
        es: "Al desactivarla, no quite el tratamiento del comando `3`: trae otros mensajes.",
      },
      {
        pt: "Comece a animação no comando `0` com campo `0`, que é quando a autorização inicia. Os [eventos](./tabela_eventos.mdx) servem para mostrar mais detalhe, se a sua tela quiser.",
        en: "Begin the animation at command `0` with field `0`, which is when authorization starts. The [events](./tabela_eventos.mdx) are there to show more detail, if your screen wants it.",
        es: "Empiece la animación en el comando `0` con campo `0`, que es cuando se inicia la autorización. Los [eventos](./tabela_eventos.mdx) sirven para mostrar más detalle, si su pantalla lo quiere.",
      },
      {
        pt: "Tire a animação quando o laço devolver algo diferente de `10000`, e também quando vier uma pergunta no meio: o operador precisa vê-la.",
        en: "Take the animation away when the loop returns anything but `10000`, and also when a question comes in between: the operator has to see it.",
        es: "Quite la animación cuando el ciclo devuelva algo distinto de `10000`, y también cuando llegue una pregunta en medio: el operador debe verla.",
      },
      {
        pt: "Deixe o botão de cancelar à vista: se foi apertado, responda ao próximo comando `23` com `-1` em `Continua`.",
        en: "Leave the cancel button in view: once pressed, answer the next command `23` with `-1` in `Continua`.",
        es: "Deje el botón de cancelar a la vista: si se presionó, responda al próximo comando `23` con `-1` en `Continua`.",
      },
    ],
    full: {
      pt: "o que muda no laço e como continuar a oferecer o cancelamento.",
      en: "what changes in the loop and how to keep offering a way to cancel.",
      es: "qué cambia en el ciclo y cómo seguir ofreciendo la cancelación.",
    },
    more: ["tabela_eventos", "timeouts"],
  },
  {
    slug: "timeouts",
    library: "parametros_temporizacoes",
    description: {
      pt: "As quatro esperas da biblioteca em uma venda, os padrões e por que não pôr uma sua por fora.",
      en: "The four waits of the library in a sale, the defaults, and why not to put one of yours around them.",
      es: "Las cuatro esperas de la biblioteca en una venta, los valores predeterminados y por qué no poner una propia por fuera.",
    },
    purpose: [
      {
        pt: "Uma venda espera em quatro momentos: para conectar, para autorizar, para confirmar e para desfazer. Deixe os padrões, a menos que tenha medido um problema. Se a sua tela tem um relógio, ele só informa: quem decide desistir é a biblioteca, porque só ela sabe em que ponto a venda está.",
        en: "A sale waits at four moments: to connect, to authorize, to confirm and to void. Keep the defaults unless you measured a problem. If your screen has a clock, it only informs: the library decides when to give up, because only it knows where the sale stands.",
        es: "Una venta espera en cuatro momentos: para conectar, autorizar, confirmar y deshacer. Conserve los valores predeterminados, salvo que haya medido un problema. Si su pantalla tiene un reloj, solo informa: quien decide desistir es la biblioteca, porque solo ella sabe en qué punto está la venta.",
      },
    ],
    settings: [
      "SiTef.TempoEsperaConexao",
      "SiTef.TempoAdicionalEspera",
      "SiTef.TempoEsperaConfirmacao",
      "SiTef.TempoEsperaDesfazimento",
    ],
    enough: [
      {
        pt: "`TempoAdicionalEspera` só soma: o `0` dela não é a espera da autorização, que o servidor SiTef informa ao caixa.",
        en: "`TempoAdicionalEspera` only adds: its `0` is not the wait for the authorization, which the SiTef server tells the POS.",
        es: "`TempoAdicionalEspera` solo suma: su `0` no es la espera de la autorización, que el servidor SiTef le informa a la caja.",
      },
      {
        pt: "Nunca encerre o processo porque o laço demora: a venda pode ser aprovada depois.",
        en: "Never end the process because the loop takes long: the sale may be approved later.",
        es: "Nunca termine el proceso porque el ciclo demora: la venta puede aprobarse después.",
      },
      {
        pt: "Ao mudar uma, mude uma só, e anote o valor anterior.",
        en: "When you change one, change only one, and note the value it had.",
        es: "Al cambiar una, cambie solo una y anote el valor anterior.",
      },
    ],
    full: {
      pt: "o que acontece ao fim de cada espera e o que fazer então.",
      en: "what happens at the end of each wait and what to do then.",
      es: "qué pasa al final de cada espera y qué hacer entonces.",
    },
    more: ["conexao_servidor_sitef", "mensagens_pendentes"],
  },
];
