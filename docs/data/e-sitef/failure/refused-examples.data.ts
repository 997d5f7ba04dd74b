import type { Json } from "../../examples/request-code/http-example.ts";

/** An answer that is no success, as the sandbox gives it to the example of the page. */
export interface RefusedAnswer {
  readonly status: 200 | 400 | 401 | 404;
  readonly response: Json;
}

export interface RefusedExample {
  /** To the same request with `x-sandbox-outcome: decline`, where somebody can decline it. */
  readonly declined?: RefusedAnswer;
  /** To the same request with one wrong value: `[]` in its name is the first of a list. */
  readonly invalid: RefusedAnswer & {
    readonly in: "body" | "query" | "path" | "header";
    readonly name: string;
    readonly value: string;
  };
}

/** By the name of the example; each of them is asked of the sandbox by `refused.test.ts`. */
export const refusedExamples: Readonly<Record<string, RefusedExample>> = {
  "payment-begin": {
    invalid: {
      in: "body",
      name: "amount",
      value: "12,90",
      status: 400,
      response: {
        code: "952",
        message: "invalid amount value",
      },
    },
  },
  "payment-js-begin": {
    invalid: {
      in: "body",
      name: "amount",
      value: "74,00",
      status: 400,
      response: {
        code: "952",
        message: "invalid amount value",
      },
    },
  },
  "3ds-js-begin": {
    invalid: {
      in: "body",
      name: "authenticate",
      value: "4",
      status: 400,
      response: {
        code: "952",
        message: "invalid authenticate value",
      },
    },
  },
  "payment-do": {
    declined: {
      status: 400,
      response: {
        code: "951",
        message: "Transaction denied by the authorizer",
        payment: {
          status: "NEG",
          nit: "7c1f0d52a9e84b36bd20f7a1c3e58d940b6a2f91e7d34c85a0f16b92d3c74e8b",
          order_id: "PED-88017",
          merchant_usn: "4410023",
          authorizer_id: "1",
          amount: "12990",
          authorizer_code: "51",
          authorizer_message: "Autorizacao negada",
          acquirer_id: "229",
          acquirer_name: "Bin",
          authorizer_date: "14/03/2025T10:21",
          esitef_usn: "250314104410023",
          sitef_usn: "140023",
          host_usn: "999140023",
          payment_type: "C",
          issuer: "1",
          authorizer_merchant_id: "000000000000005",
          terminal_id: "ES000032",
          payment_date: "14/03/2025T10:21",
        },
      },
    },
    invalid: {
      in: "body",
      name: "card.expiry_date",
      value: "1/27",
      status: 400,
      response: {
        code: "952",
        message: "invalid cardExpiryDate value",
        payment: {
          status: "NOV",
          nit: "7c1f0d52a9e84b36bd20f7a1c3e58d940b6a2f91e7d34c85a0f16b92d3c74e8b",
          order_id: "PED-88017",
          merchant_usn: "4410023",
          authorizer_id: "1",
          amount: "12990",
        },
      },
    },
  },
  "payment-confirm": {
    invalid: {
      in: "query",
      name: "confirm",
      value: "sim",
      status: 400,
      response: {
        code: "952",
        message: "invalid confirm value",
        payment: {
          status: "PPC",
          nit: "7c1f0d52a9e84b36bd20f7a1c3e58d940b6a2f91e7d34c85a0f16b92d3c74e8b",
        },
      },
    },
  },
  "payment-confirm-external": {
    invalid: {
      in: "query",
      name: "confirm",
      value: "sim",
      status: 400,
      response: {
        code: "952",
        message: "invalid confirm value",
        payment: {
          status: "NOV",
        },
      },
    },
  },
  "payment-query": {
    invalid: {
      in: "path",
      name: "nit",
      value: "123",
      status: 404,
      response: {
        code: "953",
        message: "Transaction not found",
      },
    },
  },
  "payment-query-v2": {
    invalid: {
      in: "path",
      name: "nit",
      value: "123",
      status: 404,
      response: {
        code: "953",
        message: "Transaction not found",
      },
    },
  },
  "payment-query-multiple": {
    invalid: {
      in: "query",
      name: "merchant_usn",
      value: "abc",
      status: 400,
      response: {
        code: "952",
        message: "invalid merchantUsn value",
      },
    },
  },
  "payment-query-order": {
    invalid: {
      in: "header",
      name: "merchant_key",
      value: "0000",
      status: 401,
      response: {
        code: "956",
        message: "Invalid credentials",
      },
    },
  },
  "payment-query-unified": {
    invalid: {
      in: "query",
      name: "page",
      value: "abc",
      status: 400,
      response: {
        code: "952",
        message: "invalid page value",
      },
    },
  },
  "payment-card-query": {
    invalid: {
      in: "body",
      name: "card.number",
      value: "123",
      status: 400,
      response: {
        code: "952",
        message: "invalid cardNumber value",
        payment: {
          status: "NOV",
        },
      },
    },
  },
  "payment-two-cards": {
    declined: {
      status: 400,
      response: {
        code: "951",
        message: "Transaction denied by the authorizer",
        payments: [
          {
            status: "NEG",
            nit: "7c1f0d52a9e84b36bd20f7a1c3e58d940b6a2f91e7d34c85a0f16b92d3c74e8b",
            order_id: "PED-88017",
            merchant_usn: "4410023",
            authorizer_id: "1",
            amount: "10000",
            authorizer_code: "51",
            authorizer_message: "Autorizacao negada",
            acquirer_id: "229",
            acquirer_name: "Bin",
            authorizer_date: "14/03/2025T10:21",
            esitef_usn: "250314104410023",
            sitef_usn: "140023",
            host_usn: "999140023",
            payment_type: "C",
            issuer: "1",
            authorizer_merchant_id: "000000000000005",
            terminal_id: "ES000032",
            payment_date: "14/03/2025T10:21",
          },
          {
            status: "NEG",
            nit: "5022d9faeb9efbdc095f7b58c3f8a0ec724f12d590408cf3130c12a66d7f7855",
            order_id: "PED-88017",
            merchant_usn: "4410023",
            authorizer_id: "2",
            amount: "2990",
            authorizer_code: "51",
            authorizer_message: "Autorizacao negada",
            acquirer_id: "229",
            acquirer_name: "Bin",
            authorizer_date: "14/03/2025T10:21",
            esitef_usn: "250314104410024",
            sitef_usn: "140024",
            host_usn: "999140024",
            payment_type: "C",
            issuer: "2",
            authorizer_merchant_id: "000000000000005",
            terminal_id: "ES000032",
            payment_date: "14/03/2025T10:21",
          },
        ],
      },
    },
    invalid: {
      in: "body",
      name: "payments[].amount",
      value: "12,90",
      status: 400,
      response: {
        code: "952",
        message: "invalid paymentsAmount value",
        payments: [
          {
            status: "NOV",
            nit: "7c1f0d52a9e84b36bd20f7a1c3e58d940b6a2f91e7d34c85a0f16b92d3c74e8b",
            order_id: "PED-88017",
            merchant_usn: "4410023",
            authorizer_id: "1",
            amount: "12990",
          },
        ],
      },
    },
  },
  "payment-single": {
    declined: {
      status: 400,
      response: {
        code: "951",
        message: "Transaction denied by the authorizer",
        payment: {
          status: "NEG",
          nit: "7c1f0d52a9e84b36bd20f7a1c3e58d940b6a2f91e7d34c85a0f16b92d3c74e8b",
          order_id: "PED-88017",
          merchant_usn: "4410023",
          authorizer_id: "1",
          amount: "12990",
          authorizer_code: "51",
          authorizer_message: "Autorizacao negada",
          acquirer_id: "229",
          acquirer_name: "Bin",
          authorizer_date: "14/03/2025T10:21",
          esitef_usn: "250314104410023",
          sitef_usn: "140023",
          host_usn: "999140023",
          payment_type: "C",
          issuer: "1",
          authorizer_merchant_id: "000000000000005",
          terminal_id: "ES000032",
          payment_date: "14/03/2025T10:21",
        },
      },
    },
    invalid: {
      in: "body",
      name: "amount",
      value: "12,90",
      status: 400,
      response: {
        code: "952",
        message: "invalid amount value",
      },
    },
  },
  "payment-idempotent": {
    declined: {
      status: 400,
      response: {
        code: "951",
        message: "Transaction denied by the authorizer",
        payment: {
          status: "NEG",
          nit: "7c1f0d52a9e84b36bd20f7a1c3e58d940b6a2f91e7d34c85a0f16b92d3c74e8b",
          order_id: "PED-88017",
          merchant_usn: "4410023",
          authorizer_id: "1",
          amount: "12990",
          authorizer_code: "51",
          authorizer_message: "Autorizacao negada",
          acquirer_id: "229",
          acquirer_name: "Bin",
          authorizer_date: "14/03/2025T10:21",
          esitef_usn: "250314104410023",
          sitef_usn: "140023",
          host_usn: "999140023",
          payment_type: "C",
          issuer: "1",
          authorizer_merchant_id: "000000000000005",
          terminal_id: "ES000032",
          payment_date: "14/03/2025T10:21",
        },
      },
    },
    invalid: {
      in: "body",
      name: "amount",
      value: "12,90",
      status: 400,
      response: {
        code: "952",
        message: "invalid amount value",
      },
    },
  },
  "cancel-begin": {
    invalid: {
      in: "body",
      name: "esitef_usn",
      value: "abc",
      status: 400,
      response: {
        code: "952",
        message: "invalid esitefUsn value",
      },
    },
  },
  "cancel-do": {
    declined: {
      status: 400,
      response: {
        code: "951",
        message: "Transaction denied by the authorizer",
        cancellation: {
          status: "NEG",
          nit: "e90b4c7726d15fa83c02b9d4417f6ea5583d1c90b2fa64e7719d0836ca5f42bd",
          order_id: "PED-88017",
          merchant_usn: "4410023",
          authorizer_id: "1",
          amount: "12990",
          authorizer_code: "51",
          authorizer_message: "Autorizacao negada",
          acquirer_id: "229",
          acquirer_name: "Bin",
          authorizer_date: "14/03/2025T10:21",
          esitef_usn: "250314170098811",
          sitef_usn: "170098",
          host_usn: "999170098",
          payment_type: "C",
          issuer: "1",
          authorizer_merchant_id: "000000000000005",
          terminal_id: "ES000032",
          payment_date: "14/03/2025T10:21",
        },
      },
    },
    invalid: {
      in: "body",
      name: "amount",
      value: "12,90",
      status: 400,
      response: {
        code: "952",
        message: "invalid amount value",
        cancellation: {
          status: "NOV",
          nit: "e90b4c7726d15fa83c02b9d4417f6ea5583d1c90b2fa64e7719d0836ca5f42bd",
          order_id: "PED-88017",
          merchant_usn: "4410023",
          authorizer_id: "1",
          amount: "12990",
        },
      },
    },
  },
  "cancel-single": {
    declined: {
      status: 400,
      response: {
        code: "951",
        message: "Transaction denied by the authorizer",
        cancellation: {
          status: "NEG",
          nit: "e90b4c7726d15fa83c02b9d4417f6ea5583d1c90b2fa64e7719d0836ca5f42bd",
          order_id: "PED-88017",
          merchant_usn: "4410023",
          authorizer_id: "1",
          amount: "12990",
          authorizer_code: "51",
          authorizer_message: "Autorizacao negada",
          acquirer_id: "229",
          acquirer_name: "Bin",
          authorizer_date: "14/03/2025T10:21",
          esitef_usn: "250314170098811",
          sitef_usn: "170098",
          host_usn: "999170098",
          payment_type: "C",
          issuer: "1",
          authorizer_merchant_id: "000000000000005",
          terminal_id: "ES000032",
          payment_date: "14/03/2025T10:21",
        },
      },
    },
    invalid: {
      in: "body",
      name: "amount",
      value: "12,90",
      status: 400,
      response: {
        code: "952",
        message: "invalid amount value",
      },
    },
  },
  "cancel-idempotent": {
    declined: {
      status: 400,
      response: {
        code: "951",
        message: "Transaction denied by the authorizer",
        cancellation: {
          status: "NEG",
          nit: "e90b4c7726d15fa83c02b9d4417f6ea5583d1c90b2fa64e7719d0836ca5f42bd",
          order_id: "PED-88017",
          merchant_usn: "4410023",
          authorizer_id: "1",
          amount: "12990",
          authorizer_code: "51",
          authorizer_message: "Autorizacao negada",
          acquirer_id: "229",
          acquirer_name: "Bin",
          authorizer_date: "14/03/2025T10:21",
          esitef_usn: "250314170098811",
          sitef_usn: "170098",
          host_usn: "999170098",
          payment_type: "C",
          issuer: "1",
          authorizer_merchant_id: "000000000000005",
          terminal_id: "ES000032",
          payment_date: "14/03/2025T10:21",
        },
      },
    },
    invalid: {
      in: "body",
      name: "amount",
      value: "12,90",
      status: 400,
      response: {
        code: "952",
        message: "invalid amount value",
      },
    },
  },
  "cancel-async": {
    invalid: {
      in: "path",
      name: "nit",
      value: "123",
      status: 404,
      response: {
        code: "953",
        message: "Transaction not found",
      },
    },
  },
  "cancel-external": {
    declined: {
      status: 400,
      response: {
        code: "951",
        message: "Transaction denied by the authorizer",
        cancellation: {
          status: "NEG",
          nit: "e90b4c7726d15fa83c02b9d4417f6ea5583d1c90b2fa64e7719d0836ca5f42bd",
          authorizer_id: "1",
          amount: "12990",
          authorizer_code: "51",
          authorizer_message: "Autorizacao negada",
          acquirer_id: "229",
          acquirer_name: "Bin",
          authorizer_date: "14/03/2025T10:21",
          esitef_usn: "250314170098811",
          sitef_usn: "170098",
          host_usn: "999170098",
          payment_type: "C",
          authorizer_merchant_id: "000000000000005",
          terminal_id: "ES000032",
          payment_date: "14/03/2025T10:21",
        },
      },
    },
    invalid: {
      in: "body",
      name: "amount",
      value: "12,90",
      status: 400,
      response: {
        code: "952",
        message: "invalid amount value",
      },
    },
  },
  "preauth-begin": {
    invalid: {
      in: "body",
      name: "amount",
      value: "12,90",
      status: 400,
      response: {
        code: "952",
        message: "invalid amount value",
      },
    },
  },
  "preauth-query": {
    invalid: {
      in: "path",
      name: "nit",
      value: "123",
      status: 404,
      response: {
        code: "953",
        message: "Transaction not found",
      },
    },
  },
  "schedule-begin": {
    invalid: {
      in: "body",
      name: "amount",
      value: "12,90",
      status: 400,
      response: {
        code: "952",
        message: "invalid amount value",
      },
    },
  },
  "preauth-do": {
    declined: {
      status: 400,
      response: {
        code: "951",
        message: "Transaction denied by the authorizer",
        pre_authorization: {
          status: "NEG",
          nit: "24f7ab9013cd56e8b7a2910fd3465c8e6071bdf29ae8354c0d96e1b7f8a3250c",
          order_id: "RES-5520",
          merchant_usn: "5520001",
          authorizer_id: "2",
          amount: "80000",
          authorizer_code: "51",
          authorizer_message: "Autorizacao negada",
          acquirer_id: "229",
          acquirer_name: "Bin",
          authorizer_date: "14/03/2025T10:21",
          esitef_usn: "250314155520001",
          sitef_usn: "155201",
          host_usn: "999155201",
          payment_type: "C",
          issuer: "2",
          authorizer_merchant_id: "000000000000005",
          terminal_id: "ES000032",
          payment_date: "14/03/2025T10:21",
        },
      },
    },
    invalid: {
      in: "body",
      name: "card.expiry_date",
      value: "1/27",
      status: 400,
      response: {
        code: "952",
        message: "invalid cardExpiryDate value",
        pre_authorization: {
          status: "NOV",
          nit: "24f7ab9013cd56e8b7a2910fd3465c8e6071bdf29ae8354c0d96e1b7f8a3250c",
          order_id: "RES-5520",
          merchant_usn: "5520001",
          authorizer_id: "2",
          amount: "80000",
        },
      },
    },
  },
  "preauth-single": {
    declined: {
      status: 400,
      response: {
        code: "951",
        message: "Transaction denied by the authorizer",
        pre_authorization: {
          status: "NEG",
          nit: "24f7ab9013cd56e8b7a2910fd3465c8e6071bdf29ae8354c0d96e1b7f8a3250c",
          order_id: "RES-5520",
          merchant_usn: "5520001",
          authorizer_id: "2",
          amount: "80000",
          authorizer_code: "51",
          authorizer_message: "Autorizacao negada",
          acquirer_id: "229",
          acquirer_name: "Bin",
          authorizer_date: "14/03/2025T10:21",
          esitef_usn: "250314155520001",
          sitef_usn: "155201",
          host_usn: "999155201",
          payment_type: "C",
          issuer: "2",
          authorizer_merchant_id: "000000000000005",
          terminal_id: "ES000032",
          payment_date: "14/03/2025T10:21",
        },
      },
    },
    invalid: {
      in: "body",
      name: "amount",
      value: "12,90",
      status: 400,
      response: {
        code: "952",
        message: "invalid amount value",
      },
    },
  },
  "preauth-idempotent": {
    declined: {
      status: 400,
      response: {
        code: "951",
        message: "Transaction denied by the authorizer",
        pre_authorization: {
          status: "NEG",
          nit: "24f7ab9013cd56e8b7a2910fd3465c8e6071bdf29ae8354c0d96e1b7f8a3250c",
          order_id: "RES-5520",
          merchant_usn: "5520001",
          authorizer_id: "2",
          amount: "80000",
          authorizer_code: "51",
          authorizer_message: "Autorizacao negada",
          acquirer_id: "229",
          acquirer_name: "Bin",
          authorizer_date: "14/03/2025T10:21",
          esitef_usn: "250314155520001",
          sitef_usn: "155201",
          host_usn: "999155201",
          payment_type: "C",
          issuer: "2",
          authorizer_merchant_id: "000000000000005",
          terminal_id: "ES000032",
          payment_date: "14/03/2025T10:21",
        },
      },
    },
    invalid: {
      in: "body",
      name: "amount",
      value: "12,90",
      status: 400,
      response: {
        code: "952",
        message: "invalid amount value",
      },
    },
  },
  "preauth-edit": {
    declined: {
      status: 400,
      response: {
        code: "951",
        message: "Transaction denied by the authorizer",
        pre_authorization: {
          status: "CON",
          nit: "24f7ab9013cd56e8b7a2910fd3465c8e6071bdf29ae8354c0d96e1b7f8a3250c",
          order_id: "RES-5520",
          merchant_usn: "5520001",
          authorizer_id: "2",
          amount: "80000",
          host_usn: "999155201",
          authorizer_merchant_id: "000000000000005",
          payment_type: "C",
          merchant_receipt: "PRE-AUT. SIM.\nMASTERCARD ************0001\nVALOR 80000\nAUT 818876",
          authorizer_date: "14/03/2025T10:21",
          issuer: "2",
          acquirer_id: "229",
          acquirer_name: "Bin",
          authorizer_code: "51",
          authorization_number: "818876",
          customer_receipt: "PRE-AUT. SIM.\nMASTERCARD ************0001\nVALOR 80000\nAUT 818876",
          esitef_usn: "250314095520003",
          authorizer_message: "Autorizacao negada",
          payment_date: "14/03/2025T10:21",
          sitef_usn: "155201",
          terminal_id: "ES000032",
        },
      },
    },
    invalid: {
      in: "body",
      name: "amount",
      value: "12,90",
      status: 400,
      response: {
        code: "952",
        message: "invalid amount value",
        pre_authorization: {
          status: "CON",
          nit: "24f7ab9013cd56e8b7a2910fd3465c8e6071bdf29ae8354c0d96e1b7f8a3250c",
          order_id: "RES-5520",
          merchant_usn: "5520001",
          authorizer_id: "2",
          amount: "80000",
          authorizer_code: "000",
          host_usn: "999155201",
          authorization_number: "011946",
          authorizer_message: "Transacao OK.",
          authorizer_date: "14/03/2025T10:21",
          payment_type: "C",
          merchant_receipt: "PRE-AUT. SIM.\nMASTERCARD ************0001\nVALOR 80000\nAUT 011946",
          customer_receipt: "PRE-AUT. SIM.\nMASTERCARD ************0001\nVALOR 80000\nAUT 011946",
          acquirer_id: "229",
          esitef_usn: "250314095520003",
          sitef_usn: "155201",
          payment_date: "14/03/2025T10:21",
          acquirer_name: "Bin",
          terminal_id: "ES000032",
          issuer: "2",
          authorizer_merchant_id: "000000000000005",
        },
      },
    },
  },
  "preauth-increment": {
    declined: {
      status: 400,
      response: {
        code: "951",
        message: "Transaction denied by the authorizer",
        pre_authorization: {
          status: "CON",
          nit: "24f7ab9013cd56e8b7a2910fd3465c8e6071bdf29ae8354c0d96e1b7f8a3250c",
          order_id: "RES-5520",
          merchant_usn: "5520001",
          authorizer_id: "2",
          amount: "80000",
          payment_date: "14/03/2025T10:21",
          customer_receipt: "PRE-AUT. SIM.\nMASTERCARD ************0001\nVALOR 80000\nAUT 943051",
          terminal_id: "ES000032",
          authorizer_message: "Autorizacao negada",
          sitef_usn: "155201",
          merchant_receipt: "PRE-AUT. SIM.\nMASTERCARD ************0001\nVALOR 80000\nAUT 943051",
          payment_type: "C",
          acquirer_id: "229",
          authorizer_date: "14/03/2025T10:21",
          authorizer_code: "51",
          authorizer_merchant_id: "000000000000005",
          esitef_usn: "250314095520004",
          host_usn: "999155201",
          issuer: "2",
          acquirer_name: "Bin",
          authorization_number: "943051",
        },
      },
    },
    invalid: {
      in: "body",
      name: "card.expiry_date",
      value: "1/27",
      status: 400,
      response: {
        code: "952",
        message: "invalid cardExpiryDate value",
        pre_authorization: {
          status: "CON",
          nit: "24f7ab9013cd56e8b7a2910fd3465c8e6071bdf29ae8354c0d96e1b7f8a3250c",
          order_id: "RES-5520",
          merchant_usn: "5520001",
          authorizer_id: "2",
          amount: "80000",
          issuer: "2",
          merchant_receipt: "PRE-AUT. SIM.\nMASTERCARD ************0001\nVALOR 80000\nAUT 507151",
          customer_receipt: "PRE-AUT. SIM.\nMASTERCARD ************0001\nVALOR 80000\nAUT 507151",
          acquirer_id: "229",
          esitef_usn: "250314095520004",
          authorizer_code: "000",
          payment_type: "C",
          acquirer_name: "Bin",
          authorizer_date: "14/03/2025T10:21",
          authorizer_message: "Transacao OK.",
          authorization_number: "507151",
          payment_date: "14/03/2025T10:21",
          terminal_id: "ES000032",
          host_usn: "999155201",
          sitef_usn: "155201",
          authorizer_merchant_id: "000000000000005",
        },
      },
    },
  },
  "preauth-card-query": {
    invalid: {
      in: "body",
      name: "card.number",
      value: "123",
      status: 400,
      response: {
        code: "952",
        message: "invalid cardNumber value",
        pre_authorization: {
          status: "NOV",
        },
      },
    },
  },
  "preauth-capture": {
    declined: {
      status: 400,
      response: {
        code: "951",
        message: "Transaction denied by the authorizer",
        capture: {
          status: "NEG",
          nit: "24f7ab9013cd56e8b7a2910fd3465c8e6071bdf29ae8354c0d96e1b7f8a3250c",
          order_id: "RES-5520",
          merchant_usn: "5520001",
          authorizer_id: "2",
          amount: "64500",
          authorizer_code: "51",
          authorizer_message: "Autorizacao negada",
          acquirer_id: "229",
          acquirer_name: "Bin",
          authorizer_date: "14/03/2025T10:21",
          esitef_usn: "250314115520002",
          sitef_usn: "115202",
          host_usn: "999115202",
          payment_type: "C",
          issuer: "2",
          authorizer_merchant_id: "000000000000005",
          terminal_id: "ES000032",
          payment_date: "14/03/2025T10:21",
        },
      },
    },
    invalid: {
      in: "body",
      name: "amount",
      value: "12,90",
      status: 400,
      response: {
        code: "952",
        message: "invalid amount value",
      },
    },
  },
  "preauth-capture-idempotent": {
    declined: {
      status: 400,
      response: {
        code: "951",
        message: "Transaction denied by the authorizer",
        capture: {
          status: "NEG",
          nit: "24f7ab9013cd56e8b7a2910fd3465c8e6071bdf29ae8354c0d96e1b7f8a3250c",
          order_id: "RES-5520",
          merchant_usn: "5520001",
          authorizer_id: "2",
          amount: "64500",
          authorizer_code: "51",
          authorizer_message: "Autorizacao negada",
          acquirer_id: "229",
          acquirer_name: "Bin",
          authorizer_date: "14/03/2025T10:21",
          esitef_usn: "250314115520002",
          sitef_usn: "115202",
          host_usn: "999115202",
          payment_type: "C",
          issuer: "2",
          authorizer_merchant_id: "000000000000005",
          terminal_id: "ES000032",
          payment_date: "14/03/2025T10:21",
        },
      },
    },
    invalid: {
      in: "body",
      name: "amount",
      value: "12,90",
      status: 400,
      response: {
        code: "952",
        message: "invalid amount value",
      },
    },
  },
  "schedule-do": {
    declined: {
      status: 400,
      response: {
        code: "951",
        message: "Transaction denied by the authorizer",
        schedule: {
          status: "ERR",
          sid: "9b3de05f71a842c6e1f07d2498b65a3cd4170fe9826ba5c37f108e4d6b92ca51",
        },
      },
    },
    invalid: {
      in: "body",
      name: "card.expiry_date",
      value: "1/27",
      status: 400,
      response: {
        code: "952",
        message: "invalid cardExpiryDate value",
        schedule: {
          status: "NOV",
          sid: "9b3de05f71a842c6e1f07d2498b65a3cd4170fe9826ba5c37f108e4d6b92ca51",
        },
      },
    },
  },
  "schedule-query": {
    invalid: {
      in: "path",
      name: "sid",
      value: "123",
      status: 404,
      response: {
        code: "953",
        message: "Transaction not found",
      },
    },
  },
  "schedule-list": {
    invalid: {
      in: "query",
      name: "start_date",
      value: "14-03-2025",
      status: 400,
      response: {
        code: "952",
        message: "invalid startDate value",
      },
    },
  },
  "schedule-edit-begin": {
    invalid: {
      in: "body",
      name: "sid",
      value: "?",
      status: 400,
      response: {
        code: "952",
        message: "invalid sid value",
      },
    },
  },
  "schedule-edit-do": {
    invalid: {
      in: "body",
      name: "status",
      value: "?",
      status: 400,
      response: {
        code: "952",
        message: "invalid status value",
        schedule_edit: {
          status: "NOV",
          seid: "c4d7a0e91b5f3826e07a9d4c1fb2685e30d91c7a4be8f0562d37a1c9e4b805f2",
        },
      },
    },
  },
  "card-store": {
    declined: {
      status: 400,
      response: {
        code: "951",
        message: "Transaction denied by the authorizer",
        store: {
          status: "NEG",
          nsua: "25031400000017A",
          nita: "Z4b86fe5d0c1a7392e5d8b0471c6fa39e2d7b5084f61ca93e8052d7bf4916ac3e",
          merchant_usn: "990012",
          customer_id: "CLI-3041",
          authorizer_id: "2",
        },
      },
    },
    invalid: {
      in: "body",
      name: "card.expiry_date",
      value: "1/27",
      status: 400,
      response: {
        code: "952",
        message: "invalid cardExpiryDate value",
      },
    },
  },
  "card-list": {
    invalid: {
      in: "query",
      name: "authorizer_id",
      value: "abc",
      status: 400,
      response: {
        response_code: "952",
        response_message: "invalid authorizerId value",
      },
    },
  },
  "card-query": {
    invalid: {
      in: "path",
      name: "token",
      value: "123",
      status: 404,
      response: {
        code: "953",
        message: "Transaction not found",
      },
    },
  },
  "card-remove": {
    invalid: {
      in: "path",
      name: "token",
      value: "123",
      status: 404,
      response: {
        code: "953",
        message: "Transaction not found",
      },
    },
  },
  "card-store-js-begin": {
    invalid: {
      in: "body",
      name: "merchant_usn",
      value: "abc",
      status: 400,
      response: {
        code: "952",
        message: "invalid merchantUsn value",
      },
    },
  },
  "recharge-begin": {
    invalid: {
      in: "body",
      name: "begin_recharge_request.merchant_usn",
      value: "abc",
      status: 400,
      response: {
        begin_recharge_response: {
          esitef: {
            code: "952",
            message: "invalid beginRechargeRequestMerchantUsn value",
          },
        },
      },
    },
  },
  "recharge-query": {
    invalid: {
      in: "path",
      name: "nit",
      value: "123",
      status: 404,
      response: {
        code: "953",
        message: "Transaction not found",
      },
    },
  },
  "recharge-dealers": {
    invalid: {
      in: "query",
      name: "nit",
      value: "123",
      status: 400,
      response: {
        list_dealers_response: {
          esitef: {
            code: "952",
            message: "invalid nit value",
          },
        },
      },
    },
  },
  "recharge-branch-data": {
    invalid: {
      in: "query",
      name: "nit",
      value: "123",
      status: 400,
      response: {
        list_branch_data_response: {
          esitef: {
            code: "952",
            message: "invalid nit value",
          },
        },
      },
    },
  },
  "recharge-do": {
    declined: {
      status: 400,
      response: {
        do_recharge_response: {
          status: "NEG",
          order_id: "REC-2094",
          merchant_usn: "2398",
          esitef: {
            message: "Transaction denied by the authorizer",
            code: "951",
            usn: "250314104410050",
          },
        },
      },
    },
    invalid: {
      in: "body",
      name: "do_recharge_request.amount",
      value: "12,90",
      status: 400,
      response: {
        do_recharge_response: {
          esitef: {
            code: "952",
            message: "invalid doRechargeRequestAmount value",
          },
        },
      },
    },
  },
  "recharge-confirm": {
    invalid: {
      in: "body",
      name: "confirm_recharge_request.confirm",
      value: "sim",
      status: 400,
      response: {
        confirm_recharge_response: {
          esitef: {
            code: "952",
            message: "invalid confirmRechargeRequestConfirm value",
          },
        },
      },
    },
  },
  "merchant-token": {
    invalid: {
      in: "header",
      name: "merchant_key",
      value: "0000",
      status: 401,
      response: {
        code: "956",
        message: "Invalid credentials",
      },
    },
  },
  "merchant-create": {
    invalid: {
      in: "body",
      name: "mcc",
      value: "abc",
      status: 400,
      response: {
        response_code: 952,
        response_message: "invalid mcc value",
      },
    },
  },
  "merchant-edit": {
    invalid: {
      in: "body",
      name: "permissions.schedule",
      value: "sim",
      status: 400,
      response: {
        response_code: 952,
        response_message: "invalid permissionsSchedule value",
      },
    },
  },
  "merchant-query": {
    invalid: {
      in: "path",
      name: "id",
      value: "123",
      status: 404,
      response: {
        response_code: 953,
        response_message: "Transaction not found",
      },
    },
  },
  "merchant-status": {
    invalid: {
      in: "path",
      name: "id",
      value: "123",
      status: 404,
      response: {
        response_code: 953,
        response_message: "Transaction not found",
      },
    },
  },
  "generic-token": {
    invalid: {
      in: "header",
      name: "merchant_key",
      value: "0000",
      status: 401,
      response: {
        code: "956",
        message: "Invalid credentials",
      },
    },
  },
  "generic-call": {
    invalid: {
      in: "body",
      name: "operation",
      value: "abc",
      status: 400,
      response: {
        response_code: 952,
        response_message: "invalid operation value",
      },
    },
  },
  "3ds-begin": {
    invalid: {
      in: "body",
      name: "purchase.amount",
      value: "12,90",
      status: 400,
      response: {
        error: {
          code: "203",
          detail: "purchase.amount",
        },
      },
    },
  },
  "3ds-authenticate": {
    declined: {
      status: 200,
      response: {
        three_ds_server: {
          trans_id: "6f1c0a52-3b7d-4e98-a1f4-0c2d9b8e7a65",
          status: "AUN",
        },
        brand_id: "1",
        eci: "07",
        device_channel: "02",
      },
    },
    invalid: {
      in: "body",
      name: "three_ds_requestor.authentication_ind",
      value: "abc",
      status: 400,
      response: {
        error: {
          code: "203",
          detail: "three_ds_requestor.authentication_ind",
        },
      },
    },
  },
  "3ds-query": {
    invalid: {
      in: "path",
      name: "trans_id",
      value: "123",
      status: 404,
      response: {
        error: {
          code: "2",
          detail: "transaction not found",
        },
      },
    },
  },
  "cancel-host": {
    declined: {
      status: 400,
      response: {
        code: "951",
        message: "Transaction denied by the authorizer",
        cancellation: {
          status: "NEG",
          nit: "e90b4c7726d15fa83c02b9d4417f6ea5583d1c90b2fa64e7719d0836ca5f42bd",
          order_id: "PED-88017",
          merchant_usn: "4410023",
          authorizer_id: "1",
          amount: "12990",
          authorizer_code: "51",
          authorizer_message: "Autorizacao negada",
          acquirer_id: "229",
          acquirer_name: "Bin",
          authorizer_date: "14/03/2025T10:21",
          esitef_usn: "250314170098811",
          sitef_usn: "170098",
          host_usn: "999170098",
          payment_type: "C",
          issuer: "1",
          authorizer_merchant_id: "000000000000005",
          terminal_id: "ES000032",
          payment_date: "14/03/2025T10:21",
        },
      },
    },
    invalid: {
      in: "body",
      name: "amount",
      value: "12,90",
      status: 400,
      response: {
        code: "952",
        message: "invalid amount value",
        cancellation: {
          status: "NOV",
          nit: "e90b4c7726d15fa83c02b9d4417f6ea5583d1c90b2fa64e7719d0836ca5f42bd",
          order_id: "PED-88017",
          merchant_usn: "4410023",
          authorizer_id: "1",
          amount: "12990",
        },
      },
    },
  },
  "preauth-edit-external": {
    declined: {
      status: 400,
      response: {
        code: "951",
        message: "Transaction denied by the authorizer",
        pre_authorization: {
          status: "CON",
          nit: "3e95c07b1fd248a6903fb7e2d15c84a07be6f1329d4850ac1b72e9d3f6480a5c",
          order_id: "RES-5520",
          merchant_usn: "5520001",
          authorizer_id: "2",
          amount: "80000",
          authorizer_date: "14/03/2025T10:21",
          terminal_id: "ES000032",
          customer_receipt: "PRE-AUT. SIM.\nMASTERCARD ************0001\nVALOR 80000\nAUT 041642",
          payment_type: "C",
          authorizer_code: "51",
          acquirer_name: "Bin",
          authorizer_message: "Autorizacao negada",
          esitef_usn: "250314095520003",
          issuer: "2",
          host_usn: "999155201",
          acquirer_id: "229",
          payment_date: "14/03/2025T10:21",
          sitef_usn: "155201",
          authorization_number: "041642",
          merchant_receipt: "PRE-AUT. SIM.\nMASTERCARD ************0001\nVALOR 80000\nAUT 041642",
          authorizer_merchant_id: "000000000000005",
        },
      },
    },
    invalid: {
      in: "body",
      name: "amount",
      value: "12,90",
      status: 400,
      response: {
        code: "952",
        message: "invalid amount value",
        pre_authorization: {
          status: "CON",
          nit: "3e95c07b1fd248a6903fb7e2d15c84a07be6f1329d4850ac1b72e9d3f6480a5c",
          order_id: "RES-5520",
          merchant_usn: "5520001",
          authorizer_id: "2",
          amount: "80000",
          authorizer_message: "Transacao OK.",
          acquirer_name: "Bin",
          customer_receipt: "PRE-AUT. SIM.\nMASTERCARD ************0001\nVALOR 80000\nAUT 530748",
          payment_date: "14/03/2025T10:21",
          authorizer_code: "000",
          acquirer_id: "229",
          merchant_receipt: "PRE-AUT. SIM.\nMASTERCARD ************0001\nVALOR 80000\nAUT 530748",
          esitef_usn: "250314095520003",
          issuer: "2",
          payment_type: "C",
          host_usn: "999155201",
          terminal_id: "ES000032",
          sitef_usn: "155201",
          authorization_number: "530748",
          authorizer_date: "14/03/2025T10:21",
          authorizer_merchant_id: "000000000000005",
        },
      },
    },
  },
  "preauth-capture-external": {
    declined: {
      status: 400,
      response: {
        code: "951",
        message: "Transaction denied by the authorizer",
        capture: {
          status: "NEG",
          nit: "3e95c07b1fd248a6903fb7e2d15c84a07be6f1329d4850ac1b72e9d3f6480a5c",
          order_id: "RES-5520",
          merchant_usn: "5520001",
          authorizer_id: "2",
          amount: "64500",
          authorizer_code: "51",
          authorizer_message: "Autorizacao negada",
          acquirer_id: "229",
          acquirer_name: "Bin",
          authorizer_date: "14/03/2025T10:21",
          esitef_usn: "250314115520002",
          sitef_usn: "115202",
          host_usn: "999115202",
          payment_type: "C",
          issuer: "2",
          authorizer_merchant_id: "000000000000005",
          terminal_id: "ES000032",
          payment_date: "14/03/2025T10:21",
        },
      },
    },
    invalid: {
      in: "body",
      name: "amount",
      value: "12,90",
      status: 400,
      response: {
        code: "952",
        message: "invalid amount value",
      },
    },
  },
  "token-create": {
    invalid: {
      in: "path",
      name: "resource",
      value: "123",
      status: 404,
      response: {
        message: "Not found",
      },
    },
  },
};
