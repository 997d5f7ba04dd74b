/** Optional fields of bodies that are neither stored nor shown, with the reason; and the routes that take them. */
export const notKept: readonly {
  readonly field: string;
  readonly why: string;
  readonly routes: readonly string[];
}[] = [
  {
    field: "isAutomatic",
    why: "A form that saved itself writes no line of history, and that is all.",
    routes: [
      "PUT /api/companies/{companyId}/configurations/{product}",
      "PUT /api/companies/{companyId}/fraud-configuration",
      "PUT /api/companies/{companyId}/certifications/{product}/returns/{caseId}",
      "PUT /api/companies/{companyId}/fraud-certification/returns/{caseId}",
    ],
  },
  {
    field: "notesVersion",
    why: "Which notes were seen: compared, and refused where they are others by then.",
    routes: [
      "POST /api/companies/{companyId}/configurations/{product}/reject",
      "POST /api/companies/{companyId}/configurations/{product}/conclude",
      "POST /api/companies/{companyId}/fraud-configuration/reject",
      "POST /api/companies/{companyId}/fraud-configuration/conclude",
      "POST /api/companies/{companyId}/certifications/{product}/reject",
      "POST /api/companies/{companyId}/certifications/{product}/conclude",
      "POST /api/companies/{companyId}/fraud-certification/reject",
      "POST /api/companies/{companyId}/fraud-certification/conclude",
    ],
  },
  {
    field: "sharesMerchantId",
    why: "Lets through what is refused otherwise, and is nothing to keep.",
    routes: [
      "POST /api/companies/{companyId}/configurations/{product}/conclude",
      "POST /api/companies/{companyId}/access-data/{product}/replace",
      "POST /api/companies/{companyId}/production/{product}/deliver",
    ],
  },
  {
    field: "isContinued",
    why: "A request that goes on emptying is no act of its own, and is not on the record.",
    routes: ["POST /api/companies/{companyId}/sandbox/stores/{merchantId}/reset"],
  },
];
