import type { Config } from "jest";

const esmOnly = [
  "@middy",
  "jose",
  "lean-qr",
  "ulid",
  "use-intl",
  "intl-messageformat",
  "@formatjs",
  "@portal",
  "uncrypto",
  "oauth2-mock-server",
  "basic-auth",
  "file-type",
  "strtok3",
  "token-types",
  "uint8array-extras",
  "@tokenizer",
  "@borewit",
];

export default {
  testEnvironment: "node",
  setupFiles: ["<rootDir>/web/testing/dom-gaps.ts", "<rootDir>/functions/testing/engines/errors-of-node.ts"],
  testMatch: ["<rootDir>/{shared,functions,infra,web,docs}/**/*.test.{ts,tsx}"],
  testPathIgnorePatterns: ["/node_modules/", "/e2e/"],
  modulePathIgnorePatterns: ["<rootDir>/cdk.out", "<rootDir>/.build", "<rootDir>/.local", "/dist/"],
  transform: {
    "^.+\\.(m?[jt]sx?)$": [
      "@swc/jest",
      {
        jsc: {
          target: "es2023",
          parser: { syntax: "typescript", tsx: true },
          transform: { react: { runtime: "automatic" } },
        },
        module: { type: "commonjs" },
      },
    ],
  },
  // They export to `import` alone, and tests are transpiled to `require`.
  moduleNameMapper: {
    "^@middy/(core|util)$": "<rootDir>/node_modules/@middy/$1/index.js",
    "^use-intl/core$": "<rootDir>/node_modules/use-intl/dist/esm/production/core.js",
    // The portal's build makes it.
    "^virtual:catalogs$": "<rootDir>/web/testing/catalogs.ts",
    // The page of component tests has no layout.
    "\\.css$": "<rootDir>/web/testing/no-style.json",
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join("|")})/)`],
  // More than processors: those that start, stop and cut off servers wait a third of their time.
  maxWorkers: 3,
  // By the clock, which runs on while other suites have the processor: it only ends what hangs.
  testTimeout: 60_000,
} satisfies Config;
