import type { ParameterWords } from "../words.ts";

export const scheduleAndStorageParameters = {
  "schedule.amount": {
    pt: "Valor cobrado a cada vez, em centavos.",
    en: "Amount charged each time, in cents.",
    es: "Importe que se cobra cada vez, en centavos.",
  },
  "schedule.do_payment_now": {
    pt: "Com `true`, também cobra na hora; o agendamento só é ativado se esse pagamento for confirmado. Se essa cobrança conta em `number_of_times` não é público; no sandbox não conta, e `initial_date` é a de outra cobrança.",
    en: "With `true` it also charges at once; the schedule is activated only if that payment is confirmed. Whether that charge counts in `number_of_times` is not public; in the sandbox it does not, and `initial_date` is that of another charge.",
    es: "Con `true`, también cobra en el momento; la programación solo se activa si ese pago se confirma. Si ese cobro cuenta en `number_of_times` no es público; en el sandbox no cuenta, e `initial_date` es la de otro cobro.",
  },
  "schedule.initial_date": {
    pt: "Data da primeira cobrança, `DD/MM/AAAA`. No sandbox, uma data que já passou vale como a da próxima execução.",
    en: "Date of the first charge, `DD/MM/YYYY`. In the sandbox a date that has passed counts as that of the next run.",
    es: "Fecha del primer cobro, `DD/MM/AAAA`. En el sandbox, una fecha que ya pasó vale como la de la próxima ejecución.",
  },
  "schedule.number_of_times": {
    pt: "Quantas cobranças são feitas. Que o agendamento não termine sem o campo é inferido.",
    en: "How many charges are made. That the schedule does not end without the field is inferred.",
    es: "Cuántos cobros se hacen. Que la programación no termine sin el campo es inferido.",
  },
  "schedule.interval": {
    pt: "Tempo entre uma cobrança e a próxima. Que a unidade seja o mês é inferido. Sem o campo, o sandbox cobra todo mês.",
    en: "Time between one charge and the next. That the unit is the month is inferred. Without the field the sandbox charges every month.",
    es: "Tiempo entre un cobro y el siguiente. Que la unidad sea el mes es inferido. Sin el campo, el sandbox cobra todos los meses.",
  },
  "schedule.soft_descriptor": {
    pt: "Texto da loja na fatura do cartão, em cada cobrança.",
    en: "Store text on the card statement, for each charge.",
    es: "Texto del comercio en el estado de cuenta de la tarjeta, en cada cobro.",
  },
  "schedule.show_times_invoice": {
    pt: "Se a fatura mostra qual das cobranças é.",
    en: "Whether the statement shows which of the charges it is.",
    es: "Si el estado de cuenta muestra cuál de los cobros es.",
  },
  "schedule.installment_type": {
    pt: "Tipo de parcelamento das cobranças; `4` é sem juros.",
    en: "Instalment type of the charges; `4` is without interest.",
    es: "Tipo de cuotas de los cobros; `4` es sin intereses.",
  },
  sid: {
    pt: "Identificador do agendamento, que a criação devolveu.",
    en: "Identifier of the schedule, which the creation returned.",
    es: "Identificador de la programación, que devolvió la creación.",
  },
  seid: {
    pt: "Identificador da edição do agendamento.",
    en: "Identifier of the edit of the schedule.",
    es: "Identificador de la edición de la programación.",
  },
  merchant_data: {
    pt: "Texto livre da loja, que volta para ela. Em que resposta ou aviso não é público; o sandbox não o devolve.",
    en: "Free text of the store, which comes back to it. In which answer or notification is not public; the sandbox does not return it.",
    es: "Texto libre del comercio, que vuelve a él. En qué respuesta o aviso no es público; el sandbox no lo devuelve.",
  },
  next_date: {
    pt: "Nova data da próxima cobrança, `DD/MM/AAAA`.",
    en: "New date of the next charge, `DD/MM/YYYY`.",
    es: "Nueva fecha del próximo cobro, `DD/MM/AAAA`.",
  },
  customer_id: {
    pt: "Cliente da loja a quem o cartão pertence. Use um código diferente para cada cliente: o gateway não confere.",
    en: "Customer of the store to whom the card belongs. Use a different code for each customer: the gateway does not check it.",
    es: "Cliente del comercio a quien pertenece la tarjeta. Use un código distinto para cada cliente: la pasarela no lo verifica.",
  },
  token: {
    pt: "Token do cartão armazenado.",
    en: "Token of the stored card.",
    es: "Token de la tarjeta almacenada.",
    when: {
      pt: "No lugar do número do cartão.",
      en: "In place of the card number.",
      es: "En lugar del número de la tarjeta.",
    },
  },
} as const satisfies Readonly<Record<string, ParameterWords>>;
