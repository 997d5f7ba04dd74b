import type { ParameterWords } from "../words.ts";

export const scheduleAndStorageParameters = {
  "schedule.amount": {
    pt: "Valor cobrado a cada vez, em centavos.",
    en: "Amount charged each time, in cents.",
    es: "Importe que se cobra cada vez, en centavos.",
  },
  "schedule.do_payment_now": {
    pt: "Com `true`, também cobra na hora; o agendamento só é ativado se esse pagamento for confirmado. No sandbox, essa cobrança não conta em `number_of_times`, e `initial_date` é a de outra cobrança.",
    en: "With `true` it also charges at once; the schedule is activated only if that payment is confirmed. In the sandbox that charge does not count in `number_of_times`, and `initial_date` is the date of another charge.",
    es: "Con `true`, también cobra en el momento; la programación solo se activa si ese pago se confirma. En el sandbox ese cobro no cuenta en `number_of_times`, e `initial_date` es la de otro cobro.",
  },
  "schedule.initial_date": {
    pt: "Data da primeira cobrança, `DD/MM/AAAA`. No sandbox, uma data que já passou vale como a da próxima execução.",
    en: "Date of the first charge, `DD/MM/YYYY`. In the sandbox a date that has passed counts as the next run.",
    es: "Fecha del primer cobro, `DD/MM/AAAA`. En el sandbox, una fecha que ya pasó vale como la de la próxima ejecución.",
  },
  "schedule.number_of_times": {
    pt: "Quantas cobranças são feitas. No sandbox, sem o campo, o agendamento não termina.",
    en: "How many charges are made. In the sandbox, without the field, the schedule does not end.",
    es: "Cuántos cobros se hacen. En el sandbox, sin el campo, la programación no termina.",
  },
  "schedule.interval": {
    pt: "Tempo entre uma cobrança e a próxima. No sandbox, a unidade é o mês; sem o campo, ele cobra todo mês.",
    en: "Time between one charge and the next. In the sandbox the unit is the month; without the field it charges every month.",
    es: "Tiempo entre un cobro y el siguiente. En el sandbox la unidad es el mes; sin el campo, cobra todos los meses.",
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
    en: "Installment type of the charges; `4` is without interest.",
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
    pt: "Texto livre da loja, que volta para ela. O sandbox não o devolve.",
    en: "Free text of the store, which comes back to it. The sandbox does not return it.",
    es: "Texto libre del comercio, que vuelve a él. El sandbox no lo devuelve.",
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
