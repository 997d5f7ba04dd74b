/**
 * Where words of support are shown to its clients, found by them or mailed to them, by route. All else that support
 * writes stays with support.
 */
export const toldWords: Readonly<Record<string, readonly string[]>> = {
  "POST /api/companies/{companyId}/access-data/{product}/replace": [
    "accessData.email",
    "accessData.login",
    "accessData.merchantId",
    "accessData.site",
    "accessData.user",
    "reason",
  ],
  "POST /api/companies/{companyId}/certifications/{product}/conclude": ["comment", "reviews.0.feedback"],
  "POST /api/companies/{companyId}/certifications/{product}/reject": ["comment", "reviews.0.feedback"],
  "POST /api/companies/{companyId}/configurations/{product}/conclude": [
    "accessData.email",
    "accessData.login",
    "accessData.site",
    "accessData.user",
    "comment",
  ],
  "POST /api/companies/{companyId}/configurations/{product}/reject": ["adjustments.0.comment", "comment"],
  "POST /api/companies/{companyId}/fraud-certification/conclude": ["comment", "reviews.0.feedback"],
  "POST /api/companies/{companyId}/fraud-certification/reject": ["comment", "reviews.0.feedback"],
  "POST /api/companies/{companyId}/fraud-certification/reopen": ["comment"],
  "POST /api/companies/{companyId}/fraud-certification/signature": ["reference"],
  "POST /api/companies/{companyId}/fraud-certification/signature/withdrawal": ["comment"],
  "POST /api/companies/{companyId}/fraud-configuration/conclude": ["comment"],
  "POST /api/companies/{companyId}/fraud-configuration/reject": ["adjustments.0.comment", "comment"],
  "POST /api/companies/{companyId}/production/{product}/deliver": ["merchantId", "reason"],
  "POST /api/companies/{companyId}/releases/{product}/decline": ["comment"],
  "POST /api/companies/{companyId}/releases/{product}/grant": ["comment"],
  "POST /api/companies/{companyId}/releases/{product}/revoke": ["comment"],
  "POST /api/partners/{partnerId}/decline": ["comment"],
};
