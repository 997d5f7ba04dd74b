import { type RefusedValue, refusing } from "../field/testing/refused-value.ts";
import {
  type ConfigurationField,
  configurationDataSchema,
  configurationDraftSchema,
  maxCssBytes,
} from "./model.ts";

const { customCss } = configurationDataSchema.shape;
const isStyleSheet = (content: string, fileName = "folha.css") =>
  customCss.safeParse({ fileName, content }).success;

test.each(["a{color:red}", "@media (width > 1px) { b { content: 'java' } }", "/* expression */", "\n"])(
  "%p is a style sheet",
  (content) => {
    expect(isStyleSheet(content)).toBe(true);
  },
);

test.each([
  ["leaves the style element", "a{}</style><script>"],
  ["opens markup", "a::before{content:'<'}"],
  ["pulls in another sheet", "@import url(https://example.org/x.css);"],
  ["pulls it in behind an escaped letter", "@\\69mport 'x.css';"],
  ["pulls it in behind an escape with a blank", "@\\000069 mport 'x.css';"],
  ["pulls it in behind a needless escape", "@i\\mport 'x.css';"],
  ["pulls it in behind an escaped sign", "\\40 import 'x.css';"],
  ["calls a script behind an escape", "a { background: url(java\\73 cript:alert(1)) }"],
  ["leaves its element within a comment", "/* </style><script> */"],
  ["leaves its element by an escape that somebody resolves", "a::after { content: '\\3c script' }"],
  ["pulls it in with capitals", "@IMPORT 'x.css';"],
  ["runs an expression", "a{width:expression(alert(1))}"],
  ["runs one written with blanks", "a{width:expression \t(1)}"],
  ["names a script", "a{background:url(JavaScript:alert(1))}"],
  ["holds a NUL", "a{}\0"],
  ["is empty", ""],
])("a text that %s is none", (_what, content) => {
  expect(isStyleSheet(content)).toBe(false);
});

test("a style sheet is named as one and has its bound in bytes, not in characters", () => {
  expect(isStyleSheet("a{}", "folha.txt")).toBe(false);
  expect(isStyleSheet("é".repeat(maxCssBytes / 2))).toBe(true);
  expect(isStyleSheet(`${"é".repeat(maxCssBytes / 2)}a`)).toBe(false);
});

const halfAddress = "https:/";

/** Written out field by field: one that is new says here what its rule refuses. */
const refused = {
  solutionModel: { value: "carrier-pigeon" },
  transactionTypes: { value: ["carrier-pigeon"] },
  authorizers: { value: ["0"] },
  bankTransferBoleto: { value: ["carrier-pigeon"] },
  paymentPlatforms: { value: ["carrier-pigeon"] },
  modalities: { value: ["carrier-pigeon"] },
  customCss: { value: { fileName: "folha.txt", content: "a{}" } },
  website: { value: halfAddress, isHalfTyped: true },
  statusUrl: { value: halfAddress, isHalfTyped: true },
  hashUrl: { value: halfAddress, isHalfTyped: true },
  authenticityUrl: { value: halfAddress, isHalfTyped: true },
  successUrl: { value: halfAddress, isHalfTyped: true },
  failureUrl: { value: halfAddress, isHalfTyped: true },
  cancelUrl: { value: halfAddress, isHalfTyped: true },
  antifraudSolution: { value: "carrier-pigeon" },
  antifraudHomologationUrl: { value: halfAddress, isHalfTyped: true },
  antifraudWebhookUrl: { value: halfAddress, isHalfTyped: true },
  applicationName: { value: "a".repeat(81) },
  developmentLanguage: { value: "carrier-pigeon" },
  languageVersion: { value: "1".repeat(41) },
  specialisation: { value: "carrier-pigeon" },
} as const satisfies Record<ConfigurationField, RefusedValue>;

const form = { sent: configurationDataSchema, draft: configurationDraftSchema };

test.each<[string, RefusedValue]>(Object.entries(refused))(
  "%s is refused where its rule says so, and lost by no draft",
  (field, row) => {
    expect(refusing(form, field, row)).toEqual({ sent: true, draft: !row.isHalfTyped });
  },
);
