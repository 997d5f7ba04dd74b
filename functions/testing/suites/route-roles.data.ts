/**
 * Who may call each route, written down by hand beside the contracts and never derived from them: a role that a
 * contract gains by mistake is then seen. `owner` is a client who owns the company.
 */
export const routeRoles: Readonly<Record<string, "client" | "owner" | "support" | "both">> = {
  "POST /api/account": "both",
  "PUT /api/account": "both",
  "POST /api/account/email": "both",
  "POST /api/account/email-proof": "both",
  "POST /api/account/email-proof/code": "both",

  "POST /api/companies": "client",
  "GET /api/companies": "support",
  "GET /api/companies/{companyId}": "both",
  "PUT /api/companies/{companyId}": "client",
  "GET /api/companies/{companyId}/members": "both",
  "POST /api/join-request/cancel": "client",
  "POST /api/join-request/remind": "client",
  "POST /api/companies/{companyId}/join-requests/{sub}": "owner",

  "GET /api/companies/{companyId}/configurations/{product}": "both",
  "GET /api/companies/{companyId}/configurations/{product}/revisions/{revision}": "both",
  "PUT /api/companies/{companyId}/configurations/{product}": "client",
  "POST /api/companies/{companyId}/configurations/{product}/send": "client",
  "POST /api/companies/{companyId}/configurations/{product}/reopen": "client",
  "POST /api/companies/{companyId}/configurations/{product}/reject": "support",
  "POST /api/companies/{companyId}/configurations/{product}/conclude": "support",

  "GET /api/companies/{companyId}/access-data/{product}": "both",
  "POST /api/companies/{companyId}/access-data/{product}/reveal": "client",
  "POST /api/companies/{companyId}/access-data/{product}/replace": "support",

  "GET /api/occurrences": "support",
  "GET /api/occurrences/{occurrenceId}": "support",
  "GET /api/occurrences/{occurrenceId}/notes": "support",
  "PUT /api/occurrences/{occurrenceId}/notes": "support",
  "PUT /api/occurrences/{occurrenceId}/priority": "support",
  "GET /api/companies/{companyId}/overview": "both",

  "GET /api/companies/{companyId}/history": "both",

  "GET /api/companies/{companyId}/certifications/{product}": "both",
  "GET /api/companies/{companyId}/certifications/{product}/attempts": "both",
  "GET /api/companies/{companyId}/certifications/{product}/revisions/{revision}": "both",
  "POST /api/companies/{companyId}/certifications/{product}/begin": "client",
  "PUT /api/companies/{companyId}/certifications/{product}/selection": "client",
  "PUT /api/companies/{companyId}/certifications/{product}/returns/{caseId}": "client",
  "POST /api/companies/{companyId}/certifications/{product}/send": "client",
  "POST /api/companies/{companyId}/certifications/{product}/restart": "client",
  "POST /api/companies/{companyId}/certifications/{product}/reject": "support",
  "POST /api/companies/{companyId}/certifications/{product}/conclude": "support",

  "POST /api/companies/{companyId}/evidence": "client",
  "GET /api/companies/{companyId}/evidence/{product}": "both",
  "DELETE /api/companies/{companyId}/evidence/{product}/{fileId}": "client",
  "GET /api/companies/{companyId}/evidence/{product}/{fileId}/download": "both",

  "GET /api/companies/{companyId}/releases/{product}": "both",
  "POST /api/companies/{companyId}/releases/{product}/request": "client",
  "POST /api/companies/{companyId}/releases/{product}/grant": "support",
  "POST /api/companies/{companyId}/releases/{product}/decline": "support",
  "POST /api/companies/{companyId}/releases/{product}/revoke": "support",

  "GET /api/partners": "both",
  "GET /api/companies/{companyId}/partners": "both",
  "POST /api/companies/{companyId}/partners": "client",
  "POST /api/partners/{partnerId}/approve": "support",
  "POST /api/partners/{partnerId}/decline": "support",

  "GET /api/companies/{companyId}/production/{product}": "both",
  "POST /api/companies/{companyId}/production/{product}/request": "client",
  "POST /api/companies/{companyId}/production/{product}/deliver": "support",
  "POST /api/companies/{companyId}/production/{product}/reveal": "client",
};
