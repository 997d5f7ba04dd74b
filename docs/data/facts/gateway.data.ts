/**
 * What the collected facts say of each call of the gateway: its values with their sizes. `~` is inferred, by us or by whoever collected
 * them: of the name, or of the size. `!` is mandatory and `?` mandatory on a condition.
 */
export interface CallFacts {
  readonly call: string;
  readonly takes: string;
  readonly answers: string;
}

export const gatewayFacts: Readonly<Record<string, CallFacts>> = {
  "payment-begin": {
    call: "POST /v1/transactions",
    takes:
      "merchant_usn=1..12 order_id=1..40 installments=1..2! installment_type=1..2! authorizer_id=1..4? amount=1..12! soft_descriptor=1..25 transaction_type=1..20~ additional_data.currency=3..3~ additional_data.postpone_confirmation=1..5~ additional_data.extra_info=1..64 additional_data.exponent=1..1 authenticate=1..1? additional_data.payer.name=1..100? additional_data.payer.surname=1..100? additional_data.payer.email=1..100? additional_data.payer.identification_number=1..100? additional_data.payer.store_identification=1..20? additional_data.payer.address.zip_code~=1..9~ additional_data.payer.address.street_name~=1..60~ additional_data.payer.address.street_number~=1..10~ additional_data.payer.phones[].ddi~=1..3~ additional_data.payer.phones[].ddd~=1..3~ additional_data.payer.phones[].number~=1..10~ additional_data.anti_fraud=1..20 additional_data.items[].id~=1..20~? additional_data.items[].title~=1..100~? additional_data.items[].quantity~=1..5~? additional_data.items[].unit_price~=1..12~? additional_data.billing_data? additional_data.shipment? additional_data.mcc=4..4? additional_data.subacquirer_merchant.id=1..15? additional_data.subacquirer_merchant.identification_number~=1..14~? additional_data.subacquirer_merchant.address=1..48? additional_data.subacquirer_merchant.city~=1..13~? additional_data.subacquirer_merchant.state~=2..2~? additional_data.subacquirer_merchant.zip_code~=1..10~? additional_data.subacquirer_merchant.country~=3..3~? additional_data.pix_psp=1..8 additional_data.pix_question=1..140 additional_data.pix_data[].key=1..50 additional_data.pix_data[].value=1..200 additional_data.ecomm_pos_ref=1..8 payment_js=1..5? additional_data.split_request.seller_id=1..36? additional_data.split_request.sale_id=1..36? additional_data.split_request.subsellers[].id=1..36? additional_data.split_request.subsellers[].sales_amount=1..12? additional_data.split_request.subsellers[].products[].product_id=1..15? additional_data.split_request.subsellers[].products[].amount=1..12? additional_data.split_request.subsellers[].products[].description=1..80? additional_data.split_request.subsellers[].products[].tax_percent=1..9 additional_data.split_request.subsellers[].products[].tax_amount=1..12 additional_data.billing_data.address.street_name~=1..60~? additional_data.billing_data.address.street_number~=1..10~? additional_data.billing_data.address.complement~=1..40~? additional_data.billing_data.address.neighborhood~=1..40~? additional_data.billing_data.address.city~=1..40~? additional_data.billing_data.address.state~=2..2~? additional_data.billing_data.address.zip_code~=8..8~? additional_data.billing_data.address.country~=2..2~? additional_data.billing_data.name~=1..100~? additional_data.billing_data.legal_document~=1..14~? additional_data.shipment.name~=1..100~? additional_data.shipment.address.street_name~=1..60~? additional_data.shipment.address.street_number~=1..10~? additional_data.shipment.address.city~=1..40~? additional_data.shipment.address.state~=2..2~? additional_data.shipment.address.zip_code~=8..8~?",
    answers:
      "code=1..4 message=1..500 payment.status=3..3 payment.nit=64..64 payment.order_id=1..20 payment.merchant_usn=1..12 payment.amount=1..12 payment.pay_token=66..66",
  },
  "payment-do": {
    call: "POST /v1/payments/{nit}",
    takes:
      "nit=64..64! authorizer_id=1..3? installments=1..2 installment_type=1..2 card.number=1..19? card.token=88..88? card.wallet_transaction_id=1..2048? card.expiry_date=4..4? card.security_code=1..5? card.holder=1..30? card.cryptogram=28..28? card.wallet_type=1..20~ external_authentication.eci=1..3? external_authentication.reference_id=1..36? external_authentication.cavv=1..40? acquirer.prefixes[] external_authentication.xid=1..40~? acquirer.prefixes[].code~=1..10~? acquirer.prefixes[].value~=1..100~?",
    answers:
      "code=1..4 message=1..500 payment.authorizer_code=1..10~ payment.authorizer_message=1..500~ payment.status=3..3 payment.nit=64..64 payment.order_id=1..20 payment.customer_receipt=1..4000 payment.merchant_receipt=1..4000 payment.authorizer_id=1..3 payment.acquirer_id=1..4~ payment.acquirer_name=1..100~ payment.authorizer_date=16..16~ payment.authorization_number=1..6~ payment.merchant_usn=1..12 payment.esitef_usn=15..15 payment.sitef_usn=1..6~ payment.host_usn=1..15~ payment.amount=1..12 payment.payment_type=1..1~ payment.issuer=1..20~ payment.authorizer_merchant_id=1..100~ payment.terminal_id=1..20 payment.payment_date=16..16~ payment.recurrency_tid=1..100~ payment.boleto payment.qr_code payment.tid=1..40~",
  },
  "payment-confirm": {
    call: "PUT /v1/payments/{nit}",
    takes: "nit=64..64! confirm=1..5!",
    answers: "code=1..4 message=1..500 payment.status=3..3 payment.nit=64..64",
  },
  "payment-confirm-external": {
    call: "PUT /v1/payments/{nit}",
    takes: "nit=64..64! confirm=1..5!",
    answers: "code=1..4 message=1..500 payment.status=3..3",
  },
  "payment-query": {
    call: "GET /v1/transactions/{nit}",
    takes: "nit=64..64!",
    answers:
      "code=1..4 message=1..500 payment.authorizer_code=1..10~ payment.authorizer_message=1..500~ payment.status=3..3 payment.nit=64..64 payment.order_id=1..20 payment.customer_receipt=1..4000 payment.merchant_receipt=1..4000 payment.authorizer_id=1..3 payment.acquirer_id=1..4~ payment.acquirer_name=1..100~ payment.authorizer_date=16..16~ payment.authorization_number=1..6~ payment.merchant_usn=1..12 payment.esitef_usn=15..15 payment.sitef_usn=1..6~ payment.host_usn=1..15~ payment.amount=1..12 payment.payment_type=1..1~ payment.issuer=1..20~ payment.authorizer_merchant_id=1..100~ payment.terminal_id=1..20 payment.payment_date=16..16~ payment.recurrency_tid=1..100~ payment.tid=1..40~",
  },
  "payment-query-v2": {
    call: "GET /v2/transactions/{nit}",
    takes: "nit=64..64!",
    answers:
      "code=1..4 message=1..500 payment.authorizer_code=1..10~ payment.authorizer_message=1..500~ payment.status=3..3 payment.nit=64..64 payment.order_id=1..20 payment.customer_receipt=1..4000 payment.merchant_receipt=1..4000 payment.authorizer_id=1..3 payment.acquirer_id=1..4~ payment.acquirer_name=1..100~ payment.authorizer_date=16..16~ payment.authorization_number=1..6~ payment.merchant_usn=1..12 payment.esitef_usn=15..15 payment.sitef_usn=1..6~ payment.host_usn=1..15~ payment.amount=1..12 payment.payment_type=1..1~ payment.issuer=1..20~ payment.authorizer_merchant_id=1..100~ payment.terminal_id=1..20 payment.payment_date=16..16~ payment.recurrency_tid=1..100~ payment.tid=1..40~",
  },
  "payment-query-multiple": {
    call: "GET /v1/transactions",
    takes: "start_date=10..10! end_date=10..10! order_id~=1..40~ merchant_usn~=1..12~",
    answers:
      "code=1..4 message=1..500 transactions[] transactions[].type=1..1 transactions[].status=3..3 transactions[].nit=64..64 transactions[].order_id=1..40 transactions[].merchant_id=1..15 transactions[].authorizer_code=1..10 transactions[].authorizer_message=1..500 transactions[].authorizer_id=1..3 transactions[].acquirer_id=1..4 transactions[].acquirer_name=1..100 transactions[].authorizer_merchant_id=1..100 transactions[].esitef_usn=15..15 transactions[].tid=1..40 transactions[].amount=1..12 transactions[].payment_type=1..1 transactions[].creation_date=16..16 transactions[].installments=1..2",
  },
  "payment-query-order": {
    call: "GET /v2/transactions/",
    takes: "order_id=1..20!",
    answers: "code=1..4 message=1..500 transactions[]~",
  },
  "payment-query-unified": {
    call: "GET /v1/transactions",
    takes:
      "group_id=1..10~ merchant_id_query=1..15 start_date=10..10 end_date=10..10 status=1..20 page=1..5 limit=1..3 payment_link=1..5 size=1..3",
    answers: "transactions[]~ total~ code=3..3 message=1..500 transactions[].status=1..20",
  },
  "payment-card-query": {
    call: "POST /v1/payments/{nit}/cards",
    takes:
      "nit=64..64! card.number=1..19? card.token=88..88? card.expiry_date=4..4 authorizer_id=1..3 installments=1..2 installment_type=1..2",
    answers:
      "code=1..4 message=1..500 payment.status=3..3 card.authorizer_id=1..3 card.financing[]~ card.security_code_required~=1..5~ card.expiry_date_required~=1..5~ payment.authorizer_code payment.authorizer_message",
  },
  "payment-two-cards": {
    call: "POST /v1/payments/multiple/{nit}",
    takes:
      "nit=64..64! payments[].amount=1..12! payments[].installments=1..2 payments[].installment_type=1..2 payments[].authorizer_id~=1..3~! payments[].card.number~=1..19~? payments[].card.token~=88..88~? payments[].card.wallet_transaction_id~=1..2048~? payments[].card.expiry_date~=4..4~? payments[].card.security_code~=1..5~?",
    answers: "code=1..4 message=1..500 payments[]",
  },
  "payment-single": {
    call: "POST /v2/payments/",
    takes:
      "merchant_usn=1..12 order_id=1..40! installments=1..2! installment_type=1..2! authorizer_id=1..4? amount=1..12! soft_descriptor=1..25 card.number=1..19? card.token=88..88? card.wallet_transaction_id=1..2048? card.expiry_date=4..4? card.security_code=1..5? card.holder=1..30? card.cryptogram=28..28? card.wallet_type=1..20~ external_authentication.eci=1..3~? external_authentication.reference_id=1..36~? external_authentication.cavv=1..40~? additional_data.mcc=4..4? additional_data.subacquirer_merchant.id=1..15? additional_data.subacquirer_merchant.identification_number~=1..14~? additional_data.subacquirer_merchant.address=1..48? additional_data.subacquirer_merchant.city~=1..13~? additional_data.subacquirer_merchant.state~=2..2~? additional_data.subacquirer_merchant.zip_code~=1..10~? additional_data.subacquirer_merchant.country~=3..3~? additional_data.payer.name=1..100? additional_data.payer.surname=1..100? additional_data.payer.email=1..100? additional_data.payer.identification_number=1..100? additional_data.payer.store_identification=1..20? additional_data.anti_fraud=1..20~ additional_data.postpone_confirmation=1..5~",
    answers:
      "code=1..4 message=1..500 payment.authorizer_code=1..10~ payment.authorizer_message=1..500~ payment.status=3..3 payment.nit=64..64 payment.order_id=1..20 payment.customer_receipt=1..4000 payment.merchant_receipt=1..4000 payment.authorizer_id=1..3 payment.acquirer_id=1..4~ payment.acquirer_name=1..100~ payment.authorizer_date=16..16~ payment.authorization_number=1..6~ payment.merchant_usn=1..12 payment.esitef_usn=15..15 payment.sitef_usn=1..6~ payment.host_usn=1..15~ payment.amount=1..12 payment.payment_type=1..1~ payment.issuer=1..20~ payment.authorizer_merchant_id=1..100~ payment.terminal_id=1..20 payment.payment_date=16..16~ payment.recurrency_tid=1..100~",
  },
  "payment-idempotent": {
    call: "POST /v2/payments/",
    takes:
      "idempotency_key=1..80! merchant_usn=1..12 order_id=1..40! installments=1..2! installment_type=1..2! authorizer_id=1..4? amount=1..12! soft_descriptor=1..25 card.number=1..19? card.token=88..88? card.wallet_transaction_id=1..2048? card.expiry_date=4..4? card.security_code=1..5? card.holder=1..30? card.cryptogram=28..28? card.wallet_type=1..20~ external_authentication.eci=1..3~? external_authentication.reference_id=1..36~? external_authentication.cavv=1..40~? additional_data.mcc=4..4? additional_data.subacquirer_merchant.id=1..15? additional_data.subacquirer_merchant.identification_number~=1..14~? additional_data.subacquirer_merchant.address=1..48? additional_data.subacquirer_merchant.city~=1..13~? additional_data.subacquirer_merchant.state~=2..2~? additional_data.subacquirer_merchant.zip_code~=1..10~? additional_data.subacquirer_merchant.country~=3..3~? additional_data.payer.name=1..100? additional_data.payer.surname=1..100? additional_data.payer.email=1..100? additional_data.payer.identification_number=1..100? additional_data.payer.store_identification=1..20? additional_data.anti_fraud=1..20~ additional_data.postpone_confirmation=1..5~",
    answers:
      "code=1..4 message=1..500 payment.authorizer_code=1..10~ payment.authorizer_message=1..500~ payment.status=3..3 payment.nit=64..64 payment.order_id=1..20 payment.customer_receipt=1..4000 payment.merchant_receipt=1..4000 payment.authorizer_id=1..3 payment.acquirer_id=1..4~ payment.acquirer_name=1..100~ payment.authorizer_date=16..16~ payment.authorization_number=1..6~ payment.merchant_usn=1..12 payment.esitef_usn=15..15 payment.sitef_usn=1..6~ payment.host_usn=1..15~ payment.amount=1..12 payment.payment_type=1..1~ payment.issuer=1..20~ payment.authorizer_merchant_id=1..100~ payment.terminal_id=1..20 payment.payment_date=16..16~ payment.recurrency_tid=1..100~",
  },
  "cancel-begin": {
    call: "POST /v1/cancellations",
    takes: "Authorization=1..2000 esitef_usn=15..15!",
    answers: "code=1..4 message=1..500 cancellation.nit=64..64 cancellation.status=3..3",
  },
  "cancel-do": {
    call: "PUT /v1/cancellations/{nit}",
    takes:
      "nit=64..64! amount=1..12 card.number=1..19? card.token=88..88? card.expiry_date=4..4? card.security_code=1..5?",
    answers:
      "code=1..4 message=1..500 cancellation.authorizer_code=1..10~ cancellation.authorizer_message=1..500~ cancellation.status=3..3 cancellation.nit=64..64 cancellation.order_id=1..20 cancellation.customer_receipt=1..4000 cancellation.merchant_receipt=1..4000 cancellation.authorizer_id=1..3 cancellation.acquirer_id=1..4~ cancellation.acquirer_name=1..100~ cancellation.authorizer_date=16..16~ cancellation.authorization_number=1..6~ cancellation.merchant_usn=1..12 cancellation.esitef_usn=15..15 cancellation.sitef_usn=1..6~ cancellation.host_usn=1..15~ cancellation.amount=1..12 cancellation.payment_type=1..1~ cancellation.issuer=1..20~ cancellation.authorizer_merchant_id=1..100~ cancellation.terminal_id=1..20 cancellation.payment_date=16..16~ cancellation.recurrency_tid=1..100~",
  },
  "cancel-single": {
    call: "POST /v2/cancellations/{nit}",
    takes: "Authorization=1..2000? nit=64..64! amount~=1..12~",
    answers:
      "code=1..4 message=1..500 cancellation.authorizer_code=1..10~ cancellation.authorizer_message=1..500~ cancellation.status=3..3 cancellation.nit=64..64 cancellation.order_id=1..20 cancellation.customer_receipt=1..4000 cancellation.merchant_receipt=1..4000 cancellation.authorizer_id=1..3 cancellation.acquirer_id=1..4~ cancellation.acquirer_name=1..100~ cancellation.authorizer_date=16..16~ cancellation.authorization_number=1..6~ cancellation.merchant_usn=1..12 cancellation.esitef_usn=15..15 cancellation.sitef_usn=1..6~ cancellation.host_usn=1..15~ cancellation.amount=1..12 cancellation.payment_type=1..1~ cancellation.issuer=1..20~ cancellation.authorizer_merchant_id=1..100~ cancellation.terminal_id=1..20 cancellation.payment_date=16..16~ cancellation.recurrency_tid=1..100~",
  },
  "cancel-idempotent": {
    call: "POST /v2/cancellations/{nit}",
    takes: "Authorization=1..2000? idempotency_key=1..80! nit=64..64! amount~=1..12~",
    answers:
      "code=1..4 message=1..500 cancellation.authorizer_code=1..10~ cancellation.authorizer_message=1..500~ cancellation.status=3..3 cancellation.nit=64..64 cancellation.order_id=1..20 cancellation.customer_receipt~=1..4000~ cancellation.merchant_receipt=1..4000 cancellation.authorizer_id=1..3 cancellation.acquirer_id=1..4~ cancellation.acquirer_name=1..100~ cancellation.authorizer_date=16..16~ cancellation.authorization_number=1..6~ cancellation.merchant_usn=1..12 cancellation.esitef_usn=15..15 cancellation.sitef_usn=1..6~ cancellation.host_usn=1..15~ cancellation.amount=1..12 cancellation.payment_type=1..1~ cancellation.issuer=1..20~ cancellation.authorizer_merchant_id=1..100~ cancellation.terminal_id=1..20 cancellation.payment_date=16..16~ cancellation.recurrency_tid=1..100~",
  },
  "cancel-async": {
    call: "POST /v2/cancellations/{nit}",
    takes: "Authorization=1..2000? nit~=64..64~!",
    answers: "code~=1..4~ message~=1..500~ cancellation.nit~=64..64~ cancellation.status=3..3",
  },
  "cancel-external": {
    call: "POST /v1/cancellations",
    takes:
      "external_origin~=1..5~! authorizer_id~=1..3~! amount~=1..12~! sitef_usn~=1..6~! terminal=8..8~? company_code=8..8~?",
    answers:
      "code=1..4 message=1..500 cancellation.authorizer_code=1..10~ cancellation.authorizer_message=1..500~ cancellation.status=3..3 cancellation.nit=64..64 cancellation.order_id=1..20 cancellation.customer_receipt=1..4000 cancellation.merchant_receipt=1..4000 cancellation.authorizer_id=1..3 cancellation.acquirer_id=1..4~ cancellation.acquirer_name=1..100~ cancellation.authorizer_date=16..16~ cancellation.authorization_number=1..6~ cancellation.merchant_usn=1..12 cancellation.esitef_usn=15..15 cancellation.sitef_usn=1..6~ cancellation.host_usn=1..15~ cancellation.amount=1..12 cancellation.payment_type=1..1~ cancellation.issuer=1..20~ cancellation.authorizer_merchant_id=1..100~ cancellation.terminal_id=1..20 cancellation.payment_date=16..16~ cancellation.recurrency_tid=1..100~",
  },
  "preauth-begin": {
    call: "POST /v1/transactions",
    takes:
      "merchant_usn=1..12 order_id=1..20 installments=1..2 installment_type=1..2 authorizer_id=1..4? amount=1..12! soft_descriptor=1..25 transaction_type=1..20! additional_data.currency=3..3~ additional_data.postpone_confirmation=1..5~ additional_data.extra_info=1..64 additional_data.exponent=1..1 authenticate=1..1? additional_data.payer.name=1..100? additional_data.payer.surname=1..100? additional_data.payer.email=1..100? additional_data.payer.identification_number=1..100? additional_data.payer.store_identification=1..20?",
    answers:
      "code=1..4 message=1..500 pre_authorization.status=3..3 pre_authorization.nit=64..64 pre_authorization.order_id=1..20 pre_authorization.merchant_usn=1..12 pre_authorization.amount=1..12",
  },
  "preauth-do": {
    call: "POST /v1/preauthorizations/{nit}",
    takes:
      "nit=64..64! authorizer_id=1..3! installments=1..2 installment_type=1..2 card.number=1..19? card.token=88..88? card.wallet_transaction_id=1..2048? card.expiry_date=4..4? card.security_code=1..5? card.holder=1..30? card.cryptogram=28..28? card.wallet_type=1..20~ external_authentication.eci=1..3~? external_authentication.reference_id=1..36~? external_authentication.cavv=1..40~?",
    answers:
      "code=1..4 message=1..500 pre_authorization.authorizer_code=1..10~ pre_authorization.authorizer_message=1..500~ pre_authorization.status=3..3 pre_authorization.nit=64..64 pre_authorization.order_id=1..20 pre_authorization.customer_receipt=1..4000 pre_authorization.merchant_receipt=1..4000 pre_authorization.authorizer_id=1..3 pre_authorization.acquirer_id=1..4~ pre_authorization.acquirer_name=1..100~ pre_authorization.authorizer_date=16..16~ pre_authorization.authorization_number=1..6~ pre_authorization.merchant_usn=1..12 pre_authorization.esitef_usn=15..15 pre_authorization.sitef_usn=1..6~ pre_authorization.host_usn=1..15~ pre_authorization.amount=1..12 pre_authorization.payment_type=1..1~ pre_authorization.issuer=1..20~ pre_authorization.authorizer_merchant_id=1..100~ pre_authorization.terminal_id=1..20 pre_authorization.payment_date=16..16~ pre_authorization.recurrency_tid=1..100~",
  },
  "preauth-single": {
    call: "POST /v2/preauthorizations/",
    takes:
      "merchant_usn=1..12 order_id=1..40! installments=1..2! installment_type=1..2! authorizer_id=1..4? amount=1..12! soft_descriptor=1..25 card.number=1..19? card.token=88..88? card.wallet_transaction_id=1..2048? card.expiry_date=4..4? card.security_code=1..5? card.holder=1..30? card.cryptogram=28..28? card.wallet_type=1..20~ external_authentication.eci=1..3~? external_authentication.reference_id=1..36~? external_authentication.cavv=1..40~? additional_data.mcc=4..4? additional_data.subacquirer_merchant.id=1..15? additional_data.subacquirer_merchant.identification_number~=1..14~? additional_data.subacquirer_merchant.address=1..48? additional_data.subacquirer_merchant.city~=1..13~? additional_data.subacquirer_merchant.state~=2..2~? additional_data.subacquirer_merchant.zip_code~=1..10~? additional_data.subacquirer_merchant.country~=3..3~? additional_data.payer.name=1..100? additional_data.payer.surname=1..100? additional_data.payer.email=1..100? additional_data.payer.identification_number=1..100? additional_data.payer.store_identification=1..20? additional_data.anti_fraud=1..20~ additional_data.postpone_confirmation=1..5~",
    answers:
      "code=1..4 message=1..500 pre_authorization.authorizer_code=1..10~ pre_authorization.authorizer_message=1..500~ pre_authorization.status=3..3 pre_authorization.nit=64..64 pre_authorization.order_id=1..20 pre_authorization.customer_receipt=1..4000 pre_authorization.merchant_receipt=1..4000 pre_authorization.authorizer_id=1..3 pre_authorization.acquirer_id=1..4~ pre_authorization.acquirer_name=1..100~ pre_authorization.authorizer_date=16..16~ pre_authorization.authorization_number=1..6~ pre_authorization.merchant_usn=1..12 pre_authorization.esitef_usn=15..15 pre_authorization.sitef_usn=1..6~ pre_authorization.host_usn=1..15~ pre_authorization.amount=1..12 pre_authorization.payment_type=1..1~ pre_authorization.issuer=1..20~ pre_authorization.authorizer_merchant_id=1..100~ pre_authorization.terminal_id=1..20 pre_authorization.payment_date=16..16~ pre_authorization.recurrency_tid=1..100~ pre_authorization.tid=1..40~",
  },
  "preauth-idempotent": {
    call: "POST /v2/preauthorizations/",
    takes:
      "idempotency_key=1..80! merchant_usn=1..12 order_id=1..40! installments=1..2! installment_type=1..2! authorizer_id=1..4? amount=1..12! soft_descriptor=1..25 card.number=1..19? card.token=88..88? card.wallet_transaction_id=1..2048? card.expiry_date=4..4? card.security_code=1..5? card.holder=1..30? card.cryptogram=28..28? card.wallet_type=1..20~ external_authentication.eci=1..3~? external_authentication.reference_id=1..36~? external_authentication.cavv=1..40~? additional_data.mcc=4..4? additional_data.subacquirer_merchant.id=1..15? additional_data.subacquirer_merchant.identification_number~=1..14~? additional_data.subacquirer_merchant.address=1..48? additional_data.subacquirer_merchant.city~=1..13~? additional_data.subacquirer_merchant.state~=2..2~? additional_data.subacquirer_merchant.zip_code~=1..10~? additional_data.subacquirer_merchant.country~=3..3~? additional_data.payer.name=1..100? additional_data.payer.surname=1..100? additional_data.payer.email=1..100? additional_data.payer.identification_number=1..100? additional_data.payer.store_identification=1..20? additional_data.anti_fraud=1..20~ additional_data.postpone_confirmation=1..5~",
    answers:
      "code=1..4 message=1..500 pre_authorization.authorizer_code=1..10~ pre_authorization.authorizer_message=1..500~ pre_authorization.status=3..3 pre_authorization.nit=64..64 pre_authorization.order_id=1..20 pre_authorization.customer_receipt=1..4000 pre_authorization.merchant_receipt=1..4000 pre_authorization.authorizer_id=1..3 pre_authorization.acquirer_id=1..4~ pre_authorization.acquirer_name=1..100~ pre_authorization.authorizer_date=16..16~ pre_authorization.authorization_number=1..6~ pre_authorization.merchant_usn=1..12 pre_authorization.esitef_usn=15..15 pre_authorization.sitef_usn=1..6~ pre_authorization.host_usn=1..15~ pre_authorization.amount=1..12 pre_authorization.payment_type=1..1~ pre_authorization.issuer=1..20~ pre_authorization.authorizer_merchant_id=1..100~ pre_authorization.terminal_id=1..20 pre_authorization.payment_date=16..16~ pre_authorization.recurrency_tid=1..100~ pre_authorization.tid=1..40~",
  },
  "preauth-query": {
    call: "GET /v1/transactions/{nit}",
    takes: "nit=64..64!",
    answers:
      "code=1..4 message=1..500 pre_authorization.authorizer_code=1..10~ pre_authorization.authorizer_message=1..500~ pre_authorization.status=3..3 pre_authorization.nit=64..64 pre_authorization.order_id=1..20 pre_authorization.customer_receipt=1..4000 pre_authorization.merchant_receipt=1..4000 pre_authorization.authorizer_id=1..3 pre_authorization.acquirer_id=1..4~ pre_authorization.acquirer_name=1..100~ pre_authorization.authorizer_date=16..16~ pre_authorization.authorization_number=1..6~ pre_authorization.merchant_usn=1..12 pre_authorization.esitef_usn=15..15 pre_authorization.sitef_usn=1..6~ pre_authorization.host_usn=1..15~ pre_authorization.amount=1..12 pre_authorization.payment_type=1..1~ pre_authorization.issuer=1..20~ pre_authorization.authorizer_merchant_id=1..100~ pre_authorization.terminal_id=1..20 pre_authorization.payment_date=16..16~ pre_authorization.recurrency_tid=1..100~",
  },
  "preauth-edit": {
    call: "POST /v1/preauthorizations/{nit}",
    takes:
      "nit=64..64! authorizer_id=1..3! amount=1..12! additional_data.ecomm_pos_ref=1..8 card.number=1..19? card.token=88..88? card.expiry_date=4..4? card.security_code=1..5?",
    answers:
      "code=1..4 message=1..500 pre_authorization.authorizer_code=1..10~ pre_authorization.authorizer_message=1..500~ pre_authorization.status=3..3 pre_authorization.nit=64..64 pre_authorization.order_id=1..20 pre_authorization.customer_receipt=1..4000 pre_authorization.merchant_receipt=1..4000 pre_authorization.authorizer_id=1..3 pre_authorization.acquirer_id=1..4~ pre_authorization.acquirer_name=1..100~ pre_authorization.authorizer_date=16..16~ pre_authorization.authorization_number=1..6~ pre_authorization.merchant_usn=1..12 pre_authorization.esitef_usn=15..15 pre_authorization.sitef_usn=1..6~ pre_authorization.host_usn=1..15~ pre_authorization.amount=1..12 pre_authorization.payment_type=1..1~ pre_authorization.issuer=1..20~ pre_authorization.authorizer_merchant_id=1..100~ pre_authorization.terminal_id=1..20 pre_authorization.payment_date=16..16~ pre_authorization.recurrency_tid=1..100~",
  },
  "preauth-increment": {
    call: "POST /v1/preauthorizations/{nit}",
    takes:
      "nit=64..64! authorizer_id=1..3! additional_amount=1..12! card.number=1..19? card.token=88..88? card.wallet_transaction_id=1..25? card.expiry_date=4..4? card.security_code=1..5?",
    answers:
      "code=1..4 message=1..500 pre_authorization.authorizer_code=1..10~ pre_authorization.authorizer_message=1..500~ pre_authorization.status=3..3 pre_authorization.nit=64..64 pre_authorization.order_id=1..20 pre_authorization.customer_receipt=1..4000 pre_authorization.merchant_receipt=1..4000 pre_authorization.authorizer_id=1..3 pre_authorization.acquirer_id=1..4~ pre_authorization.acquirer_name=1..100~ pre_authorization.authorizer_date=16..16~ pre_authorization.authorization_number=1..6~ pre_authorization.merchant_usn=1..12 pre_authorization.esitef_usn=15..15 pre_authorization.sitef_usn=1..6~ pre_authorization.host_usn=1..15~ pre_authorization.amount=1..12 pre_authorization.payment_type=1..1~ pre_authorization.issuer=1..20~ pre_authorization.authorizer_merchant_id=1..100~ pre_authorization.terminal_id=1..20 pre_authorization.payment_date=16..16~ pre_authorization.recurrency_tid=1..100~",
  },
  "preauth-card-query": {
    call: "POST /v1/preauthorizations/{nit}/cards",
    takes:
      "nit=64..64! card.number=1..19? card.token=88..88? card.expiry_date=4..4 authorizer_id=1..3 installments=1..2 installment_type=1..2",
    answers:
      "code=1..4 message=1..500 pre_authorization.status=3..3 card.authorizer_id=1..3 card.financing[]~ card.security_code_required~=1..5~ card.expiry_date_required~=1..5~",
  },
  "preauth-capture": {
    call: "POST /v1/preauthorizations/capture/{nit}",
    takes:
      "nit=64..64! amount=1..12! discount acquirer.submerchant_split[].submerchant_code acquirer.submerchant_split[].submerchant_amount installments=1..2? installment_type=1..2? card.number=1..19? card.token=88..88? card.expiry_date=4..4? card.security_code=1..5?",
    answers:
      "code=1..4 message=1..500 capture.authorizer_code=1..10~ capture.authorizer_message=1..500~ capture.status=3..3 capture.nit=64..64 capture.order_id=1..20 capture.customer_receipt=1..4000 capture.merchant_receipt=1..4000 capture.authorizer_id=1..3 capture.acquirer_id=1..4~ capture.acquirer_name=1..100~ capture.authorizer_date=16..16~ capture.authorization_number=1..6~ capture.merchant_usn=1..12 capture.esitef_usn=15..15 capture.sitef_usn=1..6~ capture.host_usn=1..15~ capture.amount=1..12 capture.payment_type=1..1~ capture.issuer=1..20~ capture.authorizer_merchant_id=1..100~ capture.terminal_id=1..20 capture.payment_date=16..16~ capture.recurrency_tid=1..100~",
  },
  "preauth-capture-idempotent": {
    call: "POST /v1/preauthorizations/capture/{nit}",
    takes:
      "idempotency_key=1..80! nit=64..64! amount=1..12! installments=1..2? installment_type=1..2? card.number=1..19? card.token=88..88? card.expiry_date=4..4? card.security_code=1..5?",
    answers:
      "code=1..4 message=1..500 capture.authorizer_code=1..10~ capture.authorizer_message=1..500~ capture.status=3..3 capture.nit=64..64 capture.order_id=1..20 capture.customer_receipt=1..4000 capture.merchant_receipt=1..4000 capture.authorizer_id=1..3 capture.acquirer_id~=1..4~ capture.acquirer_name=1..100~ capture.authorizer_date=16..16~ capture.authorization_number=1..6~ capture.merchant_usn=1..12 capture.esitef_usn=15..15 capture.sitef_usn=1..6~ capture.host_usn=1..15~ capture.amount=1..12 capture.payment_type=1..1~ capture.issuer=1..20~ capture.authorizer_merchant_id=1..100~ capture.terminal_id=1..20 capture.payment_date=16..16~ capture.recurrency_tid=1..100~",
  },
  "schedule-begin": {
    call: "POST /v1/transactions",
    takes:
      "merchant_usn=1..12 order_id=1..20 installments=1..2? installment_type=1..2? authorizer_id=1..4? amount=1..12? schedule.amount=1..12! schedule.do_payment_now=1..5! schedule.initial_date=10..10! schedule.number_of_times=1..2~ schedule.interval=1..3~ schedule.soft_descriptor=1..25 schedule.show_times_invoice=1..5~ additional_data.payer.store_identification=1..20? schedule.installment_type=1..2",
    answers:
      "code=1..4 message=1..500 schedule.status=3..3 schedule.sid=64..64~ schedule.amount=1..12 schedule.order_id=1..20 schedule.merchant_usn=1..12",
  },
  "schedule-do": {
    call: "POST /v1/schedules/{sid}",
    takes:
      "sid=64..64~! card.number=1..19? card.token=88..88? card.wallet_transaction_id=1..2048? card.expiry_date=4..4? card.security_code=1..5?",
    answers: "code=1..4 message=1..500 schedule.status=3..3 schedule.sid=64..64~",
  },
  "schedule-query": {
    call: "GET /v1/schedules/{sid}",
    takes: "sid=64..64~!",
    answers:
      "code=1..4 message=1..500 schedule.sid=64..64 schedule.status=3..3 schedule.authorizer_id=1..3 schedule.current_times=1..3~ schedule.initial_date~=10..10~ schedule.next_date=10..10 schedule.amount=1..12 schedule.nits[]=64..64",
  },
  "schedule-list": {
    call: "GET /v1/schedules",
    takes: "start_date=10..10! end_date=10..10!",
    answers: "code~=1..4~ schedules[]~",
  },
  "schedule-edit-begin": {
    call: "POST /v1/schedules/edits",
    takes: "Authorization=1..2000? sid=64..64~! merchant_data=1..50~",
    answers: "code=1..4 message=1..500 schedule_edit.status=3..3 schedule_edit.seid~=64..64~",
  },
  "schedule-edit-do": {
    call: "PUT /v1/schedules/edits/{seid}",
    takes:
      "seid=64..64~! status=3..3 amount~=1..12~ next_date~=10..10~ card.number=1..19? card.token=88..88? card.expiry_date=4..4?",
    answers: "code=1..4 message=1..500 schedule.status=3..3 schedule_edit.status=3..3",
  },
  "card-store": {
    call: "POST /v1/cards",
    takes:
      "authorizer_id=1..3! merchant_usn=1..12 customer_id=1..20! card.number=1..19? card.expiry_date=4..4? card.wallet_transaction_id=1..2048?",
    answers:
      "code=1..4 message=1..500 card.token=88..88 card.suffix=4..4 card.bin=6..6 store.status=3..3 store.nsua=15..15 store.nita=65..65 store.merchant_usn=1..12 store.customer_id=1..20 store.authorizer_id=1..3",
  },
  "card-list": {
    call: "GET /v1/cards/list",
    takes: "token=66..66? Authorization=1..2000? authorizer_id=1..3 status=3..3 page=1..5~ limit=1..3~",
    answers:
      "response_code=1..4 response_message=1..500 cards[].status=3..3 cards[].authorizer_id=1..3 cards[].token~=88..88~ cards[].customer_id~=1..20~ cards[].suffix~=4..4~",
  },
  "card-query": {
    call: "GET /v1/cards/{token}",
    takes: "token~=88..88~!",
    answers: "code=1..4 message=1..500 store.status~=3..3~ card.suffix~=4..4~",
  },
  "card-remove": {
    call: "DELETE /v1/cards/{token}",
    takes: "Authorization=1..2000? token~=88..88~!",
    answers: "code=1..4 message=1..500 store.status~=3..3~",
  },
  "card-store-js-begin": {
    call: "POST /v1/store",
    takes: "merchant_usn=1..12! customer_id=1..20!",
    answers:
      "code=1..4 message=1..500 store.status=3..3 store.nsua=15..15 store.nita=65..65 store.merchant_usn=1..12 store.customer_id=1..20 store.store_token=66..66",
  },
  "recharge-begin": {
    call: "POST /v3/recharge",
    takes:
      "Authorization=1..2000 begin_recharge_request.merchant_key=1..80! begin_recharge_request.merchant_usn=1..12 begin_recharge_request.order_id=1..20 begin_recharge_request.general_hash=16..16 begin_recharge_request.recharge_type=1..10",
    answers:
      "begin_recharge_response.esitef.code=1..4 begin_recharge_response.esitef.message=1..500 begin_recharge_response.nit~=64..64~",
  },
  "recharge-query": {
    call: "GET /v3/recharge/{nit}",
    takes: "nit=64..64! merchantkey=1..80!",
    answers: "status=3..3 dealers[]~",
  },
  "recharge-dealers": {
    call: "GET /v3/rechargedealers",
    takes: "Authorization=1..2000? nit=64..64! generalhash=16..16",
    answers:
      "list_dealers_response.status=3..3 list_dealers_response.esitef.code=1..4 list_dealers_response.esitef.message=1..500 list_dealers_response.authorizer.code=1..4 list_dealers_response.authorizer.message=1..500 list_dealers_response.hashes.general=16..16 list_dealers_response.dealers[].name=1..30 list_dealers_response.dealers[].code=3..3 list_dealers_response.dealers[].branches[].name=1..30 list_dealers_response.dealers[].branches[].code=11..11 list_dealers_response.dealers[].type_name=1..30 list_dealers_response.dealers[].type_code=2..2",
  },
  "recharge-branch-data": {
    call: "GET /v3/rechargebranches",
    takes: "Authorization=1..2000? nit~=64..64~!",
    answers: "list_branch_data_response.esitef.code~=1..4~",
  },
  "recharge-do": {
    call: "PUT /v3/recharge/{nit}",
    takes:
      "Authorization=1..2000? do_recharge_request.hashes.general=16..16~! do_recharge_request.dealer.code=1..3~! do_recharge_request.dealer.type_code=2..2~? do_recharge_request.dealer.branch.code=11..11~? do_recharge_request.phone.ddd=2..2~? do_recharge_request.phone.number=1..9~? do_recharge_request.amount=1..12~! do_recharge_request.amount_key=1..3~? do_recharge_request.used_payment_methods[]=2..2~ do_recharge_request.answers[].code=1..3~? do_recharge_request.answers[].description=1..50~? do_recharge_request.terminal_type=2..2~ do_recharge_request.cpf=1..14~? do_recharge_request.cnpj=1..15~? do_recharge_request.zip_code=8..8~? do_recharge_request.payment.amount=1..12~? do_recharge_request.payment.authorizer_id=1..3~? do_recharge_request.payment.customer_id=1..20~ do_recharge_request.payment.merchant_key=1..80~? do_recharge_request.payment.installment.number=1..2~? do_recharge_request.payment.installment.type=1..2~? do_recharge_request.payment.card.number=1..19~? do_recharge_request.payment.card.token=88..88~? do_recharge_request.payment.card.security_code=1..5~? do_recharge_request.payment.card.expiry_date=4..4~? do_recharge_request.payment.extra_param[].key=1..20~ do_recharge_request.payment.extra_param[].value=1..100~ nit=64..64!",
    answers:
      "do_recharge_response.status=3..3 do_recharge_response.order_id=1..20 do_recharge_response.merchant_usn=1..12 do_recharge_response.esitef.message=1..500 do_recharge_response.esitef.code=1..4 do_recharge_response.esitef.usn=15..15",
  },
  "recharge-confirm": {
    call: "PUT /v3/recharge/{nit}",
    takes:
      "Authorization=1..2000? nit=64..64! confirm_recharge_request.confirm=1..5! confirm_recharge_request.merchant_key=1..80!",
    answers:
      "confirm_recharge_response.esitef.code=1..4 confirm_recharge_response.esitef.message=1..500 confirm_recharge_response.status=3..3 confirm_recharge_response.payment.status=3..3",
  },
  "merchant-token": {
    call: "POST /v1/token/merchants",
    takes: "",
    answers: "response_code=1..4 response_message=1..500",
  },
  "merchant-create": {
    call: "POST /v1/merchants",
    takes:
      "token=66..66? Authorization=1..2000? id=1..15! fantasy_name=1..250? corporate_name=1..250? merchant_status=1..1 domain=1..65 cnpj=1..14 address=1..30 city=1..13 state=2..2 zip_code=1..9 phone_number=1..30 email=1..100 mcc=4..4 subacquirer_group.create=1..5~ subacquirer_group.id=1..10 subacquirer_group.cnpj=14..14 threeds_enabled=1..5~ threeds_payment_link_authentication=1..1~ automatic_threeds_minimum_value=1..12~ automatic_threeds_maximum_value=1..12~ automatic_antifraud_minimum_value=1..12~ automatic_antifraud_maximum_value=1..12~ antifraud_over_threeds=1..5~ transactional_urls.status=1..500 transactional_urls.authenticity=1..500~ transactional_urls.hash=1..500~ return_urls.success=1..500~ return_urls.failure=1..500~ return_urls.cancel=1..500~ permissions.payment=1..5~ permissions.pre_authorization=1..5~ permissions.recharge=1..5~ permissions.risk_analysis=1..5~ permissions.schedule=1..5~ permissions.iata=1..5~ authorizers[]~",
    answers: "response_code=1..4 response_message=1..500 id=1..15 key=1..80",
  },
  "merchant-edit": {
    call: "PUT /v1/merchants/{id}",
    takes:
      "token=66..66? Authorization=1..2000? id=1..15! fantasy_name=1..250? corporate_name=1..250? merchant_status=1..1 domain=1..65 cnpj=1..14 address=1..30 city=1..13 state=2..2 zip_code=1..9 phone_number=1..30 email=1..100 mcc=4..4 subacquirer_group.create=1..5~ subacquirer_group.id=1..10 subacquirer_group.cnpj=14..14 threeds_enabled=1..5~ threeds_payment_link_authentication=1..1~ automatic_threeds_minimum_value=1..12~ automatic_threeds_maximum_value=1..12~ automatic_antifraud_minimum_value=1..12~ automatic_antifraud_maximum_value=1..12~ antifraud_over_threeds=1..5~ transactional_urls.status=1..500 transactional_urls.authenticity=1..500~ transactional_urls.hash=1..500~ return_urls.success=1..500~ return_urls.failure=1..500~ return_urls.cancel=1..500~ permissions.payment=1..5~ permissions.pre_authorization=1..5~ permissions.recharge=1..5~ permissions.risk_analysis=1..5~ permissions.schedule=1..5~ permissions.iata=1..5~ authorizers[]~",
    answers: "response_code=1..4 response_message=1..500",
  },
  "merchant-query": {
    call: "GET /v1/merchants/{id}",
    takes: "token=66..66? Authorization=1..2000? id=1..15!",
    answers:
      "response_code=1..4 response_message=1..500 id=1..15 key=1..80 sitef_merchant_id=8..8 fantasy_name=1..250 corporate_name=1..250 merchant_status=1..1 domain=1..65 cnpj=1..14 address=1..30 city=1..13 state=2..2 zip_code=1..9 phone_number=1..30 email=1..100 mcc=4..4 subacquirer_group.create=1..5~ subacquirer_group.id=1..10 subacquirer_group.cnpj=14..14 threeds_enabled=1..5~ threeds_payment_link_authentication=1..1~ automatic_threeds_minimum_value=1..12~ automatic_threeds_maximum_value=1..12~ automatic_antifraud_minimum_value=1..12~ automatic_antifraud_maximum_value=1..12~ antifraud_over_threeds=1..5~ transactional_urls.status=1..500 transactional_urls.authenticity=1..500~ transactional_urls.hash=1..500~ return_urls.success=1..500~ return_urls.failure=1..500~ return_urls.cancel=1..500~ permissions.payment=1..5~ permissions.pre_authorization=1..5~ permissions.recharge=1..5~ permissions.risk_analysis=1..5~ permissions.schedule=1..5~ permissions.iata=1..5~ authorizers[]~",
  },
  "merchant-status": {
    call: "GET /v1/merchants/status/{id}",
    takes: "token=66..66? Authorization=1..2000? id=1..15!",
    answers: "response_code=1..4 response_message=1..500 merchant_status=1..1",
  },
  "generic-token": {
    call: "GET /v1/token",
    takes: "",
    answers: "response_code=1..4 response_message=1..500",
  },
  "generic-call": {
    call: "POST /v1/genericoperations",
    takes:
      "operation=1..3! parameters.token=66..66? parameters.authorizer_id=1..3! parameters.terminal_id=8..8! parameters.merchant_usn=1..12! parameters.operator_code=2..2 parameters.supervisor_code=5..5 parameters.subfunction=2..2! parameters.date=8..8~ parameters.time=6..6~ parameters.card_entry_mode=1..1! parameters.card_number=1..19~? parameters.track1=1..99? parameters.track2=1..99? parameters.card_expiry_date=4..4? parameters.card_security_code=1..10? parameters.card_issue_date=4..4~?",
    answers: "response_code=1..4 response_message=1..500",
  },
  "3ds-begin": {
    call: "POST /v2/authentication",
    takes:
      "Authorization=1..2000? carat_merchant_id=1..15? carat_merchant_key=1..80? cardholder.acct.number=1..19? cartao=1..19~? token=88..88? brand_id=1..3~! purchase.amount=1..12! purchase.currency~=3..3~! merchant.mcc~=4..4~! acquirer.merchant_id~=1..35~! browser~?",
    answers:
      "three_ds_server.trans_id=36..36~ three_ds_server.status=3..3 three_ds_server.message_version=1..8~ three_ds_method_url=1..256~ acs.challenge_url~=1..256~ eci=2..2~ authentication.value=28..28~",
  },
  "3ds-authenticate": {
    call: "PUT /v2/authentication/{trans_id}",
    takes:
      "carat_merchant_id=1..15? carat_merchant_key=1..80? three_ds_comp_ind=1..1~! pay_token_ind=1..5~ notification_url=1..256~! decoupled_notification_url=1..256~ trans_type=2..2~ three_ds_requestor.authentication_ind=2..2~! three_ds_requestor.decoupled_max_time=1..5~ three_ds_requestor.id=1..35~ three_ds_requestor.name=1..40~ three_ds_requestor.url=1..2048~! acquirer.bin=1..11~! acquirer.merchant_id=1..35~! browser.accept_header=1..2048~! browser.ip=1..45~ browser.javascript_enabled=1..5~! browser.java_enabled=1..5~! browser.language=1..8~! browser.color_depth=1..2~! browser.screen_height=1..6~! browser.screen_width=1..6~! browser.tz~=1..5~ browser.user_agent~=1..2048~! trans_id=36..36!",
    answers:
      "three_ds_server.trans_id=36..36 three_ds_server.status=3..3 eci=2..2 authentication.value=28..28 acs.challenge_url~=1..256~ acs.creq~ brand_id~=1..3~ device_channel~=2..2~",
  },
  "3ds-query": {
    call: "GET /v2/transaction/{trans_id}",
    takes: "trans_id=36..36~!",
    answers:
      "three_ds_server.trans_id=36..36~ three_ds_server.status=3..3 brand_id=1..3~ eci=2..2~ device_channel=2..2~ authentication.value=28..28~",
  },
};

/** By routing: authorizers, credentials (`~` is inferred) and how many notes there are of it. */
export const routingFacts: Readonly<
  Record<
    string,
    {
      readonly authorizers: string;
      readonly credentials: string;
      readonly notes: number;
      /** Parameters that only this routing adds to the payment, with their sizes. */
      readonly payment?: string;
    }
  >
> = {
  "roteamento-cieloec": {
    authorizers: "1 2 3 41 6 43 33 44 221 286 8 408",
    credentials: "merchantID merchantKey~",
    notes: 6,
  },
  "roteamento-fepashub": {
    authorizers: "",
    credentials: "",
    notes: 2,
    payment:
      "resubmission_id=16..16? acquirer_id=1..4 original_authorization_number=1..6? authorizer_mac=1..4?",
  },
  "roteamento-sipag": {
    authorizers: "",
    credentials: "",
    notes: 2,
    payment:
      "external_authentication.ucaf_sli=1..1 external_authentication.version=1..1 external_authentication.reference_id=1..36 external_authentication.tavv=1..40 external_authentication.cavv=1..40",
  },
  "roteamento-stonews": { authorizers: "", credentials: "salesAffiliationKey", notes: 2 },
  "roteamento-erede-rest": {
    authorizers: "",
    credentials:
      "filiation token threeDSecureOnFailure subacquirerMerchantId independentSalesOrganizationId paymentFacilitatorId",
    notes: 1,
  },
  "roteamento-erede": { authorizers: "", credentials: "filiation~ password~", notes: 2 },
  "roteamento-getnetws": {
    authorizers: "1 2 41 3 5",
    credentials: "username password merchantID terminal subMerchantId",
    notes: 2,
  },
  "roteamento-globalpaymentsws": {
    authorizers: "",
    credentials: "terminal merchantCode secretKey",
    notes: 2,
  },
  "roteamento-safrapay": { authorizers: "1 2 41 3 5", credentials: "merchantID terminalId", notes: 2 },
  "roteamento-ipg": {
    authorizers: "1 41",
    credentials: "ipgMerhantApiKey ipgMerchantApiSecret ipgEndPointURL",
    notes: 4,
  },
  "roteamento-cardse-pix": { authorizers: "440", credentials: "psp", notes: 4 },
  "roteamento-cardse-ame": { authorizers: "", credentials: "", notes: 1 },
  "roteamento-cetelem": { authorizers: "93", credentials: "acquirer.prefixes", notes: 1 },
  "roteamento-bradescard": { authorizers: "115", credentials: "", notes: 1 },
  "roteamento-bradescard-voucher": { authorizers: "445", credentials: "", notes: 0 },
  "roteamento-edenred-rest": { authorizers: "70 71 74 75", credentials: "", notes: 1 },
  "roteamento-pagbank": { authorizers: "1 2 3 41 221 286", credentials: "", notes: 3 },
  "roteamento-mercadopago": { authorizers: "440 402", credentials: "public_key access_token", notes: 6 },
  "roteamento-paypal": { authorizers: "400", credentials: "USER PWD SIGNATURE", notes: 0 },
  "roteamento-bancodobrasil": {
    authorizers: "404 408",
    credentials: "idConvComercio idConvCobranca diasVencimento mensagem_boleto",
    notes: 0,
  },
  "roteamento-itaushopline": { authorizers: "", credentials: "codigoEmpresa chave", notes: 1 },
  "boleto-generico-citibank": {
    authorizers: "2601",
    credentials:
      "codigoBeneficiario codigoAgenciaBeneficiario mensagemBeneficiario quantidadeDiasCalculoVencimento mensagemReciboPagador mensagemFichaCompensacao",
    notes: 2,
  },
  masterpass: { authorizers: "407", credentials: "", notes: 1 },
  googlepay: { authorizers: "405", credentials: "gateway gatewayMerchantId", notes: 0 },
  samsungpay: { authorizers: "410", credentials: "", notes: 1 },
  "roteamento-getnetlac": { authorizers: "", credentials: "", notes: 4 },
  "roteamento-outros": { authorizers: "", credentials: "", notes: 1 },
};
