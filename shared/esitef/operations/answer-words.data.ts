export const decided = {
  pt: "Status da transação: `CON` confirmada ou `PPN` desfeita.",
  en: "Transaction status: `CON` confirmed or `PPN` voided.",
  es: "Estado de la transacción: `CON` confirmada o `PPN` deshecha.",
};

export const queriedCancellation = {
  pt: "Status do cancelamento, e não o da venda: `NOV` não executado, `PEN` na fila, `CON` devolvido, `NEG` negado, `ERR` sem resultado certo, `EXP` vencido. A tabela de status desta página é a da venda.",
  en: "Status of the cancellation, not of the sale: `NOV` not carried out, `PEN` in the queue, `CON` refunded, `NEG` declined, `ERR` without a certain result, `EXP` expired. The status table on this page is the sale's.",
  es: "Estado de la cancelación, y no de la venta: `NOV` no ejecutada, `PEN` en la cola, `CON` devuelta, `NEG` rechazada, `ERR` sin resultado seguro, `EXP` vencida. La tabla de estados de esta página es la de la venta.",
};

export const afterQuery = {
  pt: "Status da transação: `NOV`, ou `BLQ` depois de consultas demais.",
  en: "Transaction status: `NOV`, or `BLQ` after too many queries.",
  es: "Estado de la transacción: `NOV`, o `BLQ` después de demasiadas consultas.",
};
