import type { RouteRows } from "../contract.ts";
import type { companyContract } from "./contract.ts";

/** Its routes a second time, by hand: who may call each, and what was sent and answered in the functions' tests. */
export const companyRoutes: RouteRows<typeof companyContract> = {
  register: {
    who: "client",
    request: {
      data: {
        legalName: "Loja Exemplo Comércio Ltda.",
        tradingName: "Padaria São João Sétima",
        taxIdentificationType: "CNPJ",
        taxIdentificationNumber: "10000000000811",
        address: "Rua das Flores",
        addressNumber: "100",
        zipCode: "01310-100",
        city: "São Paulo",
        state: "SP",
        contactPersonName: "Ana Souza",
        contactEmail: "ana@loja.example.com",
        contactPersonPhoneNumber: "11987654321",
        businessLine: "retail",
        companyType: "integrator",
        isMiddlewareGateway: false,
        usesFraudDetect: true,
        relatedCompanies: [],
      },
      acceptsTerms: true,
    },
    answer: {
      outcome: "registered",
      company: {
        id: "01M824FYVSTPNKVJQ7DR7J9HD6",
        version: 1,
        data: {
          legalName: "Loja Exemplo Comércio Ltda.",
          tradingName: "Padaria São João Sétima",
          taxIdentificationType: "CNPJ",
          taxIdentificationNumber: "10000000000811",
          address: "Rua das Flores",
          addressNumber: "100",
          zipCode: "01310100",
          city: "São Paulo",
          state: "SP",
          contactPersonName: "Ana Souza",
          contactEmail: "ana@loja.example.com",
          contactPersonPhoneNumber: "11987654321",
          businessLine: "retail",
          companyType: "integrator",
          isMiddlewareGateway: false,
          usesFraudDetect: true,
          relatedCompanies: [],
        },
        terms: {
          version: "2026-11",
          acceptedAt: "2026-11-22T17:22:36.025Z",
        },
        createdAt: "2026-11-22T17:22:36.025Z",
      },
    },
  },
  list: {
    who: "support",
    // One for each shard.
    reads: { batches: 0, queries: 4 },
    answer: {
      items: [
        {
          id: "01M824G9WDCJ130FD4P12Z375S",
          legalName: "Loja Exemplo Comércio Ltda.",
          tradingName: "Loja Exemplo",
          taxIdentificationType: "CNPJ",
          taxIdentificationNumber: "10000000000145",
          companyType: "integrator",
          isMiddlewareGateway: false,
          createdAt: "2026-11-22T17:22:47.309Z",
        },
      ],
    },
  },
  get: {
    who: "both",
    answer: {
      id: "01M824FSG1FV9J0P5BWPEVW928",
      version: 2,
      data: {
        legalName: "Loja Exemplo Comércio Ltda.",
        tradingName: "Loja Nova",
        taxIdentificationType: "CNPJ",
        taxIdentificationNumber: "10000000003241",
        address: "Rua das Flores",
        addressNumber: "100",
        zipCode: "01310100",
        city: "São Paulo",
        state: "SP",
        contactPersonName: "Ana Souza",
        contactEmail: "ana@loja.example.com",
        contactPersonPhoneNumber: "11987654321",
        businessLine: "retail",
        companyType: "integrator",
        isMiddlewareGateway: false,
        usesFraudDetect: true,
        relatedCompanies: [],
      },
      terms: {
        version: "2026-11",
        acceptedAt: "2026-11-22T17:22:30.529Z",
      },
      createdAt: "2026-11-22T17:22:30.529Z",
      savedBy: {
        sub: "ce899a81-83b2-4bd2-bacf-c48044922027",
        name: "Ana Souza",
      },
    },
  },
  update: {
    who: "client",
    request: {
      version: 1,
      data: {
        legalName: "Loja Exemplo Comércio Ltda.",
        tradingName: "Nome Inédito",
        taxIdentificationType: "CNPJ",
        taxIdentificationNumber: "10000000003675",
        address: "Rua das Flores",
        addressNumber: "100",
        zipCode: "01310100",
        city: "São Paulo",
        state: "SP",
        contactPersonName: "Ana Souza",
        contactEmail: "ana@loja.example.com",
        contactPersonPhoneNumber: "11987654321",
        businessLine: "retail",
        companyType: "integrator",
        isMiddlewareGateway: false,
        usesFraudDetect: true,
        relatedCompanies: [],
      },
    },
  },
  listMembers: {
    who: "both",
    reads: { batches: 2, queries: 1 },
    answer: {
      items: [
        {
          sub: "1bf1962d-fc12-4e20-bada-6e8b30ecd6c6",
          name: "Ana Souza",
          email: "ana.souza.1bf1962d@example.org",
          role: "owner",
          since: "2026-11-22T17:22:23.201Z",
        },
        {
          sub: "458272ac-9888-4e8b-b7e2-2f57906a92da",
          name: "Rita Melo",
          email: "rita.melo.458272ac@example.org",
          role: "member",
          since: "2026-11-22T17:22:23.512Z",
        },
      ],
    },
  },
  cancelJoinRequest: {
    who: "client",
    request: {
      requestedAt: "2026-11-22T17:22:25.042Z",
    },
    answer: {},
  },
  remindOwner: {
    who: "client",
    request: {
      requestedAt: "2026-11-21T16:22:27.704Z",
    },
    answer: {
      remindableAt: "2026-11-23T17:22:28.161Z",
    },
  },
  answerJoinRequest: {
    who: "owner",
    request: {
      accept: true,
    },
    answer: {
      items: [
        {
          sub: "1bf1962d-fc12-4e20-bada-6e8b30ecd6c6",
          name: "Ana Souza",
          email: "ana.souza.1bf1962d@example.org",
          role: "owner",
          since: "2026-11-22T17:22:23.201Z",
        },
        {
          sub: "458272ac-9888-4e8b-b7e2-2f57906a92da",
          name: "Rita Melo",
          email: "rita.melo.458272ac@example.org",
          role: "member",
          since: "2026-11-22T17:22:23.512Z",
        },
      ],
    },
  },
};
