/**
 * Payloads of the functions' own tests, as they were sent and answered; a test holds them against the contracts. A route
 * whose answer another one gives too has its example there.
 */
export const examples: Readonly<Record<string, { readonly request?: unknown; readonly answer?: unknown }>> = {
  "POST /api/account": {
    request: {
      locale: "pt",
    },
    answer: {
      sub: "458272ac-9888-4e8b-b7e2-2f57906a92da",
      email: "rita.melo.458272ac@example.org",
      name: "Rita Melo",
      locale: "pt",
      role: "client",
      company: null,
      joinRequest: {
        document: "CNPJ 10.000.000/0009-00",
        requestedAt: "2026-11-22T17:22:23.335Z",
        remindableAt: "2026-11-23T17:22:23.335Z",
      },
      declinedJoin: null,
      version: 1,
    },
  },
  "PUT /api/account": {
    request: {
      version: 1,
      profile: {
        name: "Ana Beatriz D’Ávila-Souza",
        locale: "en",
      },
    },
  },
  "POST /api/account/email-proof": {
    request: {
      locale: "es",
    },
    answer: {
      email: "fabio@facebook.example",
      sentAt: "2026-11-22T17:09:23.388Z",
    },
  },
  "POST /api/account/email-proof/code": {
    request: {
      code: "417234",
    },
  },
  "POST /api/companies": {
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
  "GET /api/companies": {
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
  "GET /api/companies/{companyId}": {
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
  "PUT /api/companies/{companyId}": {
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
  "GET /api/companies/{companyId}/members": {
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
  "POST /api/join-request/cancel": {
    request: {
      requestedAt: "2026-11-22T17:22:25.042Z",
    },
    answer: {},
  },
  "POST /api/join-request/remind": {
    request: {
      requestedAt: "2026-11-21T16:22:27.704Z",
    },
    answer: {
      remindableAt: "2026-11-23T17:22:28.161Z",
    },
  },
  "POST /api/companies/{companyId}/join-requests/{sub}": {
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
  "GET /api/companies/{companyId}/configurations/{product}": {
    answer: {
      companyId: "01M824E9KPKGA27RXDTNXY5N6V",
      product: "online-payment",
      status: "approved",
      version: 2,
      draft: {
        solutionModel: "rest",
        transactionTypes: ["payment", "cancellation", "storage"],
        authorizers: ["1", "2"],
        bankTransferBoleto: ["pix"],
        paymentPlatforms: [],
        modalities: ["credit-single"],
        website: "https://loja.example.com",
        statusUrl: "https://loja.example.com/status",
        hashUrl: "https://loja.example.com/hash",
        successUrl: "https://loja.example.com/ok",
        failureUrl: "https://loja.example.com/erro",
        cancelUrl: "https://loja.example.com/cancelado",
        applicationName: "Loja",
        developmentLanguage: "typescript",
        languageVersion: "7.0",
        specialisation: "retail",
      },
      review: {
        comment: null,
        adjustments: [],
        reviewedAt: "2026-11-22T17:21:41.558Z",
      },
      answers: {},
      revision: 1,
      savedAt: "2026-11-22T17:21:41.526Z",
      savedBy: {
        sub: "f6c2de00-dcb7-49b2-ab29-f0afa74dd467",
        name: "Ana Souza",
      },
      occurrence: {
        id: "01M824E9KPKGA27RXDTNXY5N6V.online-payment.configuration",
        number: "2026-000013",
        sentAt: "2026-11-22T17:21:41.526Z",
        priority: "normal",
      },
    },
  },
  "PUT /api/companies/{companyId}/configurations/{product}": {
    request: {
      version: 9,
      draft: {
        solutionModel: "rest",
        transactionTypes: ["payment", "cancellation"],
        authorizers: ["1", "2"],
        bankTransferBoleto: ["pix"],
        paymentPlatforms: [],
        modalities: ["credit-single"],
        website: "https://loja.example.com",
        statusUrl: "https://loja.example.com/status",
        hashUrl: "https://loja.example.com/hash",
        successUrl: "https://loja.example.com/ok",
        failureUrl: "https://loja.example.com/erro",
        cancelUrl: "https://loja.example.com/cancelado",
        applicationName: "Loja",
        developmentLanguage: "typescript",
        languageVersion: "7.0",
        specialisation: "retail",
      },
    },
  },
  "POST /api/companies/{companyId}/configurations/{product}/send": {
    request: {
      version: 3,
      draft: {
        solutionModel: "rest",
        transactionTypes: ["payment", "cancellation"],
        authorizers: ["1", "2"],
        bankTransferBoleto: ["pix"],
        paymentPlatforms: [],
        modalities: ["credit-single"],
        website: "https://loja.example.com",
        statusUrl: "https://loja.example.com/status",
        hashUrl: "https://loja.example.com/hash2",
        successUrl: "https://loja.example.com/ok",
        failureUrl: "https://loja.example.com/erro",
        cancelUrl: "https://loja.example.com/cancelado",
        applicationName: "Loja",
        developmentLanguage: "typescript",
        languageVersion: "7.0",
        specialisation: "retail",
      },
    },
  },
  "GET /api/companies/{companyId}/configurations/{product}/revisions/{revision}": {
    answer: {
      revision: 2,
      sentAt: "2026-11-22T17:10:23.730Z",
      sentBy: {
        sub: "eedf1c5a-4ec8-4605-afb1-8b780710a9de",
        name: "Ana Souza",
      },
      draft: {
        solutionModel: "html",
        transactionTypes: ["payment", "cancellation"],
        authorizers: ["1", "2"],
        bankTransferBoleto: ["pix"],
        paymentPlatforms: [],
        modalities: ["credit-single"],
        website: "https://loja.example.com",
        statusUrl: "https://loja.example.com/status",
        hashUrl: "https://loja.example.com/hash-2",
        successUrl: "https://loja.example.com/ok",
        failureUrl: "https://loja.example.com/erro",
        cancelUrl: "https://loja.example.com/cancelado",
        applicationName: "Loja",
        developmentLanguage: "typescript",
        languageVersion: "7.0",
        specialisation: "retail",
      },
      answers: {},
    },
  },
  "POST /api/companies/{companyId}/configurations/{product}/reopen": {
    request: {
      version: 2,
    },
  },
  "POST /api/companies/{companyId}/configurations/{product}/reject": {
    request: {
      version: 2,
      adjustments: [
        {
          field: "website",
          comment: "Errado.",
        },
        {
          field: "hashUrl",
          comment: "Errado.",
        },
      ],
    },
  },
  "POST /api/companies/{companyId}/configurations/{product}/conclude": {
    request: {
      version: 1,
      accessData: {
        site: "https://homologacao.example.com",
        user: "Loja Exemplo",
        login: "loja.exemplo",
        email: "acesso@loja.example.com",
        merchantId: "LOJA0001",
        merchantKey: "chave-muito-secreta-da-loja-4321",
      },
      sharesMerchantId: true,
    },
  },
  "GET /api/companies/{companyId}/access-data/{product}": {
    answer: {
      companyId: "01M824GB6874Z0XT5GNGW8891E",
      product: "online-payment",
      site: "https://homologacao.example.com",
      user: "Loja Exemplo",
      login: "loja.exemplo",
      email: "acesso@loja.example.com",
      merchantId: "LOJA0001",
      merchantKey: "••••4321",
      fraudDetectTestKey: null,
      deliveredAt: "2026-11-22T17:22:49.261Z",
      version: 1,
    },
  },
  "POST /api/companies/{companyId}/access-data/{product}/reveal": {
    request: {
      field: "merchantKey",
    },
    answer: {
      field: "merchantKey",
      value: "chave-muito-secreta-da-loja-4321",
    },
  },
  "POST /api/companies/{companyId}/access-data/{product}/replace": {
    request: {
      version: 1,
      reason: "Código errado.",
      accessData: {
        merchantId: "LOJA0099",
      },
    },
  },
  "GET /api/occurrences": {
    answer: {
      items: [
        {
          id: "01M824G1RAE5ESQKDVEWFBZ027.online-payment.configuration",
          number: "2026-000012",
          sentAt: "2026-11-22T17:22:39.061Z",
          priority: "normal",
          companyId: "01M824G1RAE5ESQKDVEWFBZ027",
          client: "Padaria São João 20",
          contact: {
            name: "Ana Souza",
            email: "ana.souza.e1fba4c0@example.org",
            locale: "pt",
          },
          subjectNumber: 101,
          status: "support-pending",
          since: "2026-11-22T17:22:39.061Z",
          round: 1,
          lastWord: null,
          version: 1,
          product: "online-payment",
          stage: "configuration",
        },
        {
          id: "01M824G204Y3A7V9W2KTSPXHTP.online-payment.configuration",
          number: "2026-000031",
          sentAt: "2026-11-22T17:22:39.291Z",
          priority: "normal",
          companyId: "01M824G204Y3A7V9W2KTSPXHTP",
          client: "Padaria São João 21",
          contact: {
            name: "Ana Souza",
            email: "ana.souza.33ae7308@example.org",
            locale: "pt",
          },
          subjectNumber: 101,
          status: "support-pending",
          since: "2026-11-22T17:22:39.291Z",
          round: 1,
          lastWord: null,
          version: 1,
          product: "online-payment",
          stage: "configuration",
        },
        {
          id: "01M824G26D4JZ5F6KZ4FFCS18Z.online-payment.configuration",
          number: "2026-000037",
          sentAt: "2026-11-22T17:22:39.518Z",
          priority: "normal",
          companyId: "01M824G26D4JZ5F6KZ4FFCS18Z",
          client: "Padaria São João 22",
          contact: {
            name: "Ana Souza",
            email: "ana.souza.2a76728d@example.org",
            locale: "pt",
          },
          subjectNumber: 101,
          status: "support-pending",
          since: "2026-11-22T17:22:39.518Z",
          round: 1,
          lastWord: null,
          version: 1,
          product: "online-payment",
          stage: "configuration",
        },
      ],
      total: 23,
    },
  },
  "GET /api/occurrences/{occurrenceId}": {
    answer: {
      id: "01M824EEWXDJFMSDNAS71QJZRD.fraud-prevention.release",
      number: "2026-000080",
      sentAt: "2026-11-22T17:21:46.977Z",
      priority: "normal",
      companyId: "01M824EEWXDJFMSDNAS71QJZRD",
      client: "Loja Exemplo",
      contact: {
        name: "Ana Souza",
        email: "ana.souza.11699aaa@example.org",
        locale: "pt",
      },
      subjectNumber: 203,
      status: "support-pending",
      since: "2026-11-22T17:21:46.977Z",
      round: 1,
      lastWord: "A loja abre na semana que vem.",
      version: 1,
      product: "fraud-prevention",
      stage: "release",
    },
  },
  "PUT /api/occurrences/{occurrenceId}/priority": {
    request: {
      version: 1,
      priority: "urgent",
    },
  },
  "GET /api/occurrences/{occurrenceId}/notes": {
    answer: {
      version: 1,
      round: 1,
      notes: {
        comment: "Quase lá.",
        entries: [
          {
            subject: "website",
            text: "Use o endereço púb",
          },
        ],
      },
      savedAt: "2026-11-22T17:22:54.199Z",
      savedBy: {
        sub: "447398cc-df51-453c-bd90-7c484240452f",
        name: "Bruno Lima",
      },
    },
  },
  "PUT /api/occurrences/{occurrenceId}/notes": {
    request: {
      version: 0,
      round: 1,
      notes: {
        comment: "Quase lá.",
        entries: [
          {
            subject: "website",
            text: "Use o endereço púb",
          },
        ],
      },
    },
  },
  "GET /api/companies/{companyId}/overview": {
    answer: {
      companyId: "01M824FV9ZK9E8KS9JQ8ZBFVJ5",
      needsPartner: false,
      products: [
        {
          product: "online-payment",
          configuration: {
            status: "open",
            turn: "client",
            since: null,
            isBegun: false,
            openPoints: 0,
            occurrence: null,
          },
          certification: {
            status: "concluded",
            turn: null,
            since: null,
            isBegun: true,
            openPoints: 0,
            occurrence: {
              id: "01M824FV9ZK9E8KS9JQ8ZBFVJ5.online-payment.certification",
              number: "2026-000024",
              sentAt: null,
              priority: "normal",
            },
          },
          release: {
            status: "approved",
            turn: null,
            since: "2026-11-22T17:22:32.446Z",
            isBegun: false,
            openPoints: 0,
            occurrence: {
              id: "01M824FV9ZK9E8KS9JQ8ZBFVJ5.online-payment.release",
              number: "2026-000011",
              sentAt: null,
              priority: "normal",
            },
          },
          production: {
            status: "requested",
            turn: "support",
            since: "2026-11-22T17:22:32.946Z",
            isBegun: true,
            openPoints: 0,
            occurrence: {
              id: "01M824FV9ZK9E8KS9JQ8ZBFVJ5.online-payment.production",
              number: "2026-000035",
              sentAt: "2026-11-22T17:22:32.946Z",
              priority: "normal",
            },
          },
        },
        {
          product: "fraud-prevention",
          configuration: {
            status: "locked",
            turn: null,
            since: null,
            isBegun: false,
            openPoints: 0,
            occurrence: null,
          },
          certification: {
            status: "locked",
            turn: null,
            since: null,
            isBegun: false,
            openPoints: 0,
            occurrence: null,
          },
          release: {
            status: "open",
            turn: null,
            since: null,
            isBegun: false,
            openPoints: 0,
            occurrence: null,
          },
          production: {
            status: "open",
            turn: "client",
            since: null,
            isBegun: false,
            openPoints: 0,
            occurrence: null,
          },
        },
      ],
    },
  },
  "GET /api/companies/{companyId}/certifications/{product}": {
    answer: {
      companyId: "01M824FRZH28HASEEJCY4T2DZ2",
      product: "online-payment",
      status: "under-approval",
      version: 1,
      isUnlocked: false,
      begunAt: "2026-11-22T17:22:30.555Z",
      isScopeOutdated: false,
      attempt: 1,
      scope: {
        solutionModel: "rest",
        transactionTypes: ["payment", "cancellation"],
        authorizers: ["1", "2"],
        bankTransferBoleto: ["pix"],
        modalities: ["credit-single"],
      },
      selected: [
        "card-approved",
        "card-denied",
        "card-cancel",
        "timeout-approved",
        "timeout-denied",
        "pix-confirmed",
        "pix-denied",
        "pix-error",
        "pix-refund",
      ],
      returns: {},
      reviews: {
        "timeout-approved": {
          verdict: "failed",
          feedback: "Sem tela.",
          reviewedAt: "2026-11-20T12:00:00.000Z",
        },
        "timeout-denied": {
          verdict: "passed",
          feedback: null,
          reviewedAt: "2026-11-20T12:00:00.000Z",
        },
        voucher: {
          verdict: "failed",
          feedback: "Sem tela.",
          reviewedAt: "2026-11-20T12:00:00.000Z",
        },
      },
      review: {
        comment: null,
        reviewedAt: "2026-11-20T12:00:00.000Z",
      },
      revision: 0,
      savedAt: "2026-11-22T17:22:30.555Z",
      savedBy: {
        sub: "6c629bc1-6c2b-4460-aade-21defb344fb8",
        name: "Ana Souza",
      },
      occurrence: {
        id: "01M824FRZH28HASEEJCY4T2DZ2.online-payment.certification",
        number: "2026-000014",
        sentAt: null,
        priority: "normal",
      },
    },
  },
  "POST /api/companies/{companyId}/certifications/{product}/begin": {
    request: {
      version: 0,
    },
  },
  "PUT /api/companies/{companyId}/certifications/{product}/selection": {
    request: {
      version: 4,
      caseIds: ["store-card"],
    },
  },
  "PUT /api/companies/{companyId}/certifications/{product}/returns/{caseId}": {
    request: {
      version: 10,
      return: {
        isWebservice: true,
        testedOn: "2026-11-22",
        valueCents: 25000,
        platformUsn: "261121104401300",
      },
    },
  },
  "POST /api/companies/{companyId}/certifications/{product}/send": {
    request: {
      version: 10,
    },
  },
  "GET /api/companies/{companyId}/certifications/{product}/revisions/{revision}": {
    answer: {
      revision: 1,
      attempt: 1,
      sentAt: "2026-11-22T17:09:12.151Z",
      sentBy: {
        sub: "d11d8b23-1dea-44d9-af4b-100c12ed2e58",
        name: "Ana Souza",
      },
      selected: [
        "card-approved",
        "card-denied",
        "card-cancel",
        "timeout-approved",
        "timeout-denied",
        "pix-confirmed",
        "pix-denied",
        "pix-error",
        "pix-refund",
      ],
      returns: {
        "card-denied": {
          isWebservice: true,
          platformUsn: "261121104400100",
          testedOn: "2026-11-22",
          valueCents: 25000,
        },
        "card-cancel": {
          isWebservice: true,
          platformUsn: "261121104400200",
          testedOn: "2026-11-22",
          valueCents: 25000,
        },
        "pix-confirmed": {
          isWebservice: true,
          platformUsn: "261121104401000",
          testedOn: "2026-11-22",
          valueCents: 25000,
        },
        "pix-refund": {
          isWebservice: true,
          platformUsn: "261121104401300",
          testedOn: "2026-11-22",
          valueCents: 25000,
        },
        "card-approved": {
          isWebservice: true,
          cardUsns: {
            "visa-19": "261121104400001",
            "mastercard-19": "261121104400003",
            visa: "261121104400000",
            mastercard: "261121104400002",
          },
          testedOn: "2026-11-22",
          valueCents: 25000,
        },
        "pix-denied": {
          isWebservice: true,
          platformUsn: "261121104401100",
          testedOn: "2026-11-22",
          valueCents: 25000,
        },
        "timeout-approved": {
          isWebservice: true,
          platformUsn: "261121104400800",
          testedOn: "2026-11-22",
          valueCents: 25000,
        },
        "timeout-denied": {
          isWebservice: true,
          platformUsn: "261121104400900",
          testedOn: "2026-11-22",
          valueCents: 25000,
        },
        "pix-error": {
          isWebservice: true,
          platformUsn: "261121104401200",
          testedOn: "2026-11-22",
          valueCents: 25000,
        },
      },
      files: {
        "timeout-approved": [
          {
            id: "01M823QDRQSGQXWCERVD4WDHSV",
            fileName: "tela.png",
          },
        ],
        "timeout-denied": [
          {
            id: "01M823QDT2GE0Y0YHM1BCJ0SER",
            fileName: "tela.png",
          },
        ],
        "card-cancel": [],
        "pix-error": [],
        "pix-denied": [],
        "pix-confirmed": [],
        "pix-refund": [],
        "card-approved": [],
        "card-denied": [],
      },
    },
  },
  "POST /api/companies/{companyId}/certifications/{product}/reject": {
    request: {
      version: 11,
      reviews: [
        {
          caseId: "card-approved",
          verdict: "passed",
        },
        {
          caseId: "card-denied",
          verdict: "passed",
        },
        {
          caseId: "card-cancel",
          verdict: "passed",
        },
        {
          caseId: "timeout-approved",
          verdict: "passed",
        },
        {
          caseId: "timeout-denied",
          verdict: "passed",
        },
        {
          caseId: "pix-confirmed",
          verdict: "passed",
        },
        {
          caseId: "pix-denied",
          verdict: "failed",
          feedback: "Não passou: pix-denied.",
        },
        {
          caseId: "pix-error",
          verdict: "passed",
        },
        {
          caseId: "pix-refund",
          verdict: "passed",
        },
      ],
    },
  },
  "POST /api/companies/{companyId}/certifications/{product}/conclude": {
    request: {
      version: 11,
      reviews: [
        {
          caseId: "card-approved",
          verdict: "passed",
        },
        {
          caseId: "card-denied",
          verdict: "passed",
        },
        {
          caseId: "card-cancel",
          verdict: "passed",
        },
        {
          caseId: "timeout-approved",
          verdict: "passed",
        },
        {
          caseId: "timeout-denied",
          verdict: "passed",
        },
        {
          caseId: "pix-confirmed",
          verdict: "passed",
        },
        {
          caseId: "pix-denied",
          verdict: "passed",
        },
        {
          caseId: "pix-error",
          verdict: "passed",
        },
        {
          caseId: "pix-refund",
          verdict: "passed",
        },
      ],
    },
  },
  "POST /api/companies/{companyId}/certifications/{product}/restart": {
    request: {
      version: 12,
    },
  },
  "GET /api/companies/{companyId}/certifications/{product}/attempts": {
    answer: {
      items: [
        {
          attempt: 1,
          scope: {
            solutionModel: "rest",
            transactionTypes: ["payment", "cancellation", "storage"],
            authorizers: ["1", "2"],
            bankTransferBoleto: ["pix"],
            modalities: ["credit-single"],
          },
          selected: [
            "card-approved",
            "card-denied",
            "card-cancel",
            "timeout-approved",
            "timeout-denied",
            "pix-confirmed",
            "pix-denied",
            "pix-error",
            "pix-refund",
          ],
          returns: {},
          reviews: {},
          review: null,
          status: "open",
          begunAt: "2026-11-22T17:09:18.434Z",
          archivedAt: "2026-11-22T17:09:18.502Z",
        },
      ],
    },
  },
  "GET /api/companies/{companyId}/releases/{product}": {
    answer: {
      companyId: "01M824EDQB0C2YZV7GGJ2FDEA2",
      product: "fraud-prevention",
      status: "declined",
      version: 2,
      request: {
        category: "integrator",
        reason: "A loja abre na semana que vem.",
        requestedAt: "2026-11-22T17:21:45.748Z",
        requestedBy: "Ana Souza",
      },
      answer: {
        comment: "Ainda falta o contrato.",
        answeredAt: "2026-11-22T17:21:45.759Z",
        isRevoked: false,
      },
      obstacle: null,
      occurrence: {
        id: "01M824EDQB0C2YZV7GGJ2FDEA2.fraud-prevention.release",
        number: "2026-000070",
        sentAt: "2026-11-22T17:21:45.748Z",
        priority: "normal",
      },
    },
  },
  "POST /api/companies/{companyId}/releases/{product}/request": {
    request: {
      version: 0,
      category: "integrator",
      reason: "A loja abre na semana que vem.",
    },
  },
  "POST /api/companies/{companyId}/releases/{product}/grant": {
    request: {
      version: 1,
      comment: "Combinado com o comercial.",
    },
  },
  "POST /api/companies/{companyId}/releases/{product}/decline": {
    request: {
      version: 1,
      comment: "Ainda falta o contrato.",
    },
  },
  "POST /api/companies/{companyId}/releases/{product}/revoke": {
    request: {
      version: 2,
      comment: "O contrato terminou.",
    },
  },
  "GET /api/partners": {
    answer: {
      items: [
        {
          id: "01M824G2FPZMX0XZ343EYF7CFH",
          version: 1,
          status: "pending",
          data: {
            name: "Cursor",
            responsible: "José Antônio",
            phone: "1133334444",
            email: "contato@conecta.example.com",
            website: "https://conecta.example.com",
          },
          registeredAt: "2026-11-22T17:22:39.734Z",
          comment: null,
          registrant: {
            companyId: "01M824FW4PRDDVME71CZWFN8VA",
            company: "Loja Exemplo",
            person: "Ana Souza",
          },
        },
        {
          id: "01M824G2KJ4VMPF5YAB7WC438C",
          version: 1,
          status: "pending",
          data: {
            name: "Cursor",
            responsible: "José Antônio",
            phone: "1133334444",
            email: "contato@conecta.example.com",
            website: "https://conecta.example.com",
          },
          registeredAt: "2026-11-22T17:22:39.858Z",
          comment: null,
          registrant: {
            companyId: "01M824FW4PRDDVME71CZWFN8VA",
            company: "Loja Exemplo",
            person: "Ana Souza",
          },
        },
        {
          id: "01M824G2Q8W5JWJ7DB9HNPXB7F",
          version: 1,
          status: "pending",
          data: {
            name: "Cursor",
            responsible: "José Antônio",
            phone: "1133334444",
            email: "contato@conecta.example.com",
            website: "https://conecta.example.com",
          },
          registeredAt: "2026-11-22T17:22:39.976Z",
          comment: null,
          registrant: {
            companyId: "01M824FW4PRDDVME71CZWFN8VA",
            company: "Loja Exemplo",
            person: "Ana Souza",
          },
        },
        {
          id: "01M824G2RHV3EHRXF820A9VC7R",
          version: 1,
          status: "pending",
          data: {
            name: "Cursor",
            responsible: "José Antônio",
            phone: "1133334444",
            email: "contato@conecta.example.com",
            website: "https://conecta.example.com",
          },
          registeredAt: "2026-11-22T17:22:40.017Z",
          comment: null,
          registrant: {
            companyId: "01M824FW4PRDDVME71CZWFN8VA",
            company: "Loja Exemplo",
            person: "Ana Souza",
          },
        },
        {
          id: "01M824G33Z235JX7XRYF7YW0QY",
          version: 1,
          status: "pending",
          data: {
            name: "Cursor",
            responsible: "José Antônio",
            phone: "1133334444",
            email: "contato@conecta.example.com",
            website: "https://conecta.example.com",
          },
          registeredAt: "2026-11-22T17:22:40.383Z",
          comment: null,
          registrant: {
            companyId: "01M824FW4PRDDVME71CZWFN8VA",
            company: "Loja Exemplo",
            person: "Ana Souza",
          },
        },
      ],
      cursor: "Y3Vyc29yIzAxTTgyNEczM1oyMzVKWDdYUllGN1lXMFFZ.5qIOxHSJZinFItZAvE98G8xhx2fgjWek-zSVNSXCeDs",
    },
  },
  "GET /api/companies/{companyId}/partners": {
    answer: {
      items: [
        {
          id: "01M824G202W9Y6D0BQD3F42X45",
          version: 1,
          status: "pending",
          data: {
            name: "Muitos",
            responsible: "José Antônio",
            phone: "1133334444",
            email: "contato@conecta.example.com",
            website: "https://conecta.example.com",
          },
          registeredAt: "2026-11-22T17:22:39.234Z",
          comment: null,
        },
        {
          id: "01M824G1W84VN4ACWRG2CF2J51",
          version: 1,
          status: "pending",
          data: {
            name: "Muitos",
            responsible: "José Antônio",
            phone: "1133334444",
            email: "contato@conecta.example.com",
            website: "https://conecta.example.com",
          },
          registeredAt: "2026-11-22T17:22:39.112Z",
          comment: null,
        },
        {
          id: "01M824G1RPKVPFD9KKBFSH4RCB",
          version: 1,
          status: "pending",
          data: {
            name: "Muitos",
            responsible: "José Antônio",
            phone: "1133334444",
            email: "contato@conecta.example.com",
            website: "https://conecta.example.com",
          },
          registeredAt: "2026-11-22T17:22:38.998Z",
          comment: null,
        },
        {
          id: "01M824G1NN11Y8VA2ZPNQK1X26",
          version: 1,
          status: "pending",
          data: {
            name: "Muitos",
            responsible: "José Antônio",
            phone: "1133334444",
            email: "contato@conecta.example.com",
            website: "https://conecta.example.com",
          },
          registeredAt: "2026-11-22T17:22:38.901Z",
          comment: null,
        },
        {
          id: "01M824G1HVZ3RM1H96XT0YR6DS",
          version: 1,
          status: "pending",
          data: {
            name: "Muitos",
            responsible: "José Antônio",
            phone: "1133334444",
            email: "contato@conecta.example.com",
            website: "https://conecta.example.com",
          },
          registeredAt: "2026-11-22T17:22:38.779Z",
          comment: null,
        },
      ],
      cursor: "MDFNODI0RzFIVlozUk0xSDk2WFQwWVI2RFM.JLfg7E5AKRphERYRW-5NFlAvADNPRZhXGhJmIe7LskE",
    },
  },
  "POST /api/companies/{companyId}/partners": {
    request: {
      name: "Proposto Duas Vezes",
      responsible: "José Antônio",
      phone: "1133334444",
      email: "contato@conecta.example.com",
      website: "https://conecta.example.com",
    },
    answer: {
      id: "01M824G4FKV1XC5D7X16XA0EGR",
      version: 1,
      status: "pending",
      data: {
        name: "Proposto Duas Vezes",
        responsible: "José Antônio",
        phone: "1133334444",
        email: "contato@conecta.example.com",
        website: "https://conecta.example.com",
      },
      registeredAt: "2026-11-22T17:22:41.779Z",
      comment: null,
    },
  },
  "POST /api/partners/{partnerId}/approve": {
    request: {
      version: 1,
    },
  },
  "POST /api/partners/{partnerId}/decline": {
    request: {
      version: 2,
      comment: "O site não abre.",
    },
  },
  "GET /api/companies/{companyId}/production/{product}": {
    answer: {
      companyId: "01M824EZHW98PJMDN6ERHSQDX1",
      product: "fraud-prevention",
      status: "delivered",
      version: 2,
      isUnlocked: true,
      requestedAt: "2026-11-22T17:22:04.348Z",
      deliveredAt: "2026-11-22T17:22:04.558Z",
      merchantId: null,
      testMerchantId: null,
      privateKey: "••••1234",
      publicKey: "••••5678",
    },
  },
  "POST /api/companies/{companyId}/production/{product}/request": {
    request: {
      version: 0,
      message: "Início em dezembro.",
    },
  },
  "POST /api/companies/{companyId}/production/{product}/deliver": {
    request: {
      version: 1,
      privateKey: "chave-privada-de-producao-1234",
      publicKey: "chave-publica-de-producao-5678",
      sharesMerchantId: true,
      reason: "Número errado.",
    },
  },
  "POST /api/companies/{companyId}/production/{product}/reveal": {
    request: {
      field: "privateKey",
    },
    answer: {
      field: "privateKey",
      value: "second-private-key-of-production",
    },
  },
  "GET /api/companies/{companyId}/evidence/{product}": {
    answer: {
      items: [
        {
          id: "01M824EY9R05Y07SJ707C4V6VZ",
          product: "online-payment",
          caseId: "card-approved",
          attempt: 1,
          fileName: "tela.png",
          contentType: "image/png",
          sizeBytes: 113,
          status: "refused",
          refusal: "hidden-content",
          createdAt: "2026-11-22T17:22:02.680Z",
          inspectedAt: "2026-11-22T17:22:02.738Z",
        },
      ],
    },
  },
  "DELETE /api/companies/{companyId}/evidence/{product}/{fileId}": {
    answer: {
      id: "01M824EX7BNJBGQN5W51KJ49G6",
    },
  },
  "GET /api/companies/{companyId}/history": {
    answer: {
      items: [
        {
          id: "01M8269R6RY5275XHDTNCZ06Y7",
          product: "fraud-prevention",
          subject: "production",
          event: "production.requested",
          at: "2026-11-22T17:54:09.752Z",
          actor: {
            role: "client",
            name: "Ana Souza",
          },
          comment: "Início em dezembro.",
        },
        {
          id: "01M8269QSEPC4H9ATGFR6WA787",
          product: "online-payment",
          subject: "configuration",
          event: "configuration.approved",
          at: "2026-11-22T17:54:09.326Z",
          actor: {
            role: "support",
            name: "Bruno Lima",
          },
          comment: null,
        },
        {
          id: "01M8269QSE1F1DHWZ8RZQ0VSWC",
          product: "online-payment",
          subject: "access-data",
          event: "access-data.delivered",
          at: "2026-11-22T17:54:09.326Z",
          actor: {
            role: "support",
            name: "Bruno Lima",
          },
          comment: null,
          data: {
            site: "https://homologacao.example.com",
            user: "Loja Exemplo",
            login: "loja.exemplo",
            email: "acesso@loja.example.com",
            merchantId: "LOJA0001",
            merchantKey: "••••4321",
            fraudDetectTestKey: null,
          },
        },
        {
          id: "01M8269QR3JC7ASJEC12WWZ791",
          product: "online-payment",
          subject: "configuration",
          event: "configuration.sent",
          at: "2026-11-22T17:54:09.283Z",
          actor: {
            role: "client",
            name: "Ana Souza",
          },
          comment: null,
          revision: 2,
          fields: ["hashUrl"],
          corrections: {
            open: 0,
            changed: 1,
            answered: 0,
          },
        },
        {
          id: "01M8269QPKZQHZVVEYXPDKD3M6",
          product: "fraud-prevention",
          subject: "release",
          event: "release.granted",
          at: "2026-11-22T17:54:09.235Z",
          actor: {
            role: "support",
            name: "Bruno Lima",
          },
          comment: "Liberado após conferência.",
        },
      ],
      cursor: "MDFNODI2OVFQS1pRSFpWVkVZWFBES0QzTTY.CAwp6_VYQVfGXRFCr8I7jemALsKoSHlw_Y73_B4QxP4",
    },
  },
};
