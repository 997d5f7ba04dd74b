/** Signed by itself, for `loja.example.com` alone, for a hundred years. Nothing outside the tests trusts it. */
export const shopCertificate = [
  "-----BEGIN CERTIFICATE-----",
  "MIIBqzCCAVCgAwIBAgIUSLaIwmRdiPJ88jPZxFWX6vWO6BswCgYIKoZIzj0EAwIw",
  "GzEZMBcGA1UEAwwQbG9qYS5leGFtcGxlLmNvbTAgFw0yNjExMjIyMjQ1MzVaGA8y",
  "MTI2MTAyOTIyNDUzNVowGzEZMBcGA1UEAwwQbG9qYS5leGFtcGxlLmNvbTBZMBMG",
  "ByqGSM49AgEGCCqGSM49AwEHA0IABD2uagtLElsygcOL9uHE7mVuNJc1ApbxmXbE",
  "mG2Ip+s/qDiMUoD9JA4kfwXIG+ajigDmLrPK9m1OMkliyvkR8QOjcDBuMB0GA1Ud",
  "DgQWBBTnSQrNWtQBjkiSu2JeUrRNBMOQLTAfBgNVHSMEGDAWgBTnSQrNWtQBjkiS",
  "u2JeUrRNBMOQLTAPBgNVHRMBAf8EBTADAQH/MBsGA1UdEQQUMBKCEGxvamEuZXhh",
  "bXBsZS5jb20wCgYIKoZIzj0EAwIDSQAwRgIhAPkDoKYVImFikb5Wz3lAV6gkaZRa",
  "z7wtDyQk3LOBrCYiAiEA75fJqoASxNYosbuAU2XaBjqAFFgsDBB5OaLmr21mTJk=",
  "-----END CERTIFICATE-----",
].join("\n");

export const shopKey = [
  "-----BEGIN PRIVATE KEY-----",
  "MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgESE/Kv2PHD+grXKH",
  "kjebj9k4VJ8DlYMdP1kTRaAiWgihRANCAAQ9rmoLSxJbMoHDi/bhxO5lbjSXNQKW",
  "8Zl2xJhtiKfrP6g4jFKA/SQOJH8FyBvmo4oA5i6zyvZtTjJJYsr5EfED",
  "-----END PRIVATE KEY-----",
].join("\n");
