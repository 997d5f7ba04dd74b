import {
  begin,
  card,
  order,
  outcome,
  type Play,
  type Scene,
  transactions,
  unused,
} from "../sandbox-scenes.ts";

const asked = (mode: "before" | "after", amount: string) => ({
  amount,
  additional_data: { anti_fraud: `enabled_${mode}_auth` },
});
const dayAndMore = 24 * 60 * 60 + 1;

/** The documented ways of a sale and of a reservation, by the names of their machines. */
const kinds = [
  { machine: "payment", path: "payments", object: "payment", more: {} },
  {
    machine: "preauthorization",
    path: "preauthorizations",
    object: "pre_authorization",
    more: { transaction_type: "preauthorization" },
  },
] as const;

type Kind = (typeof kinds)[number];

async function sold(
  play: Play,
  { path, object, more }: Kind,
  sale: object,
  header: Record<string, string> = {},
) {
  const nit = await begin(play, { ...more, ...sale }, object);
  await play.call("POST", `/v1/${path}/${nit}`, { card, authorizer_id: "2" }, header);
  return nit;
}

const atOnce = (play: Play, { path }: Kind, sale: object) =>
  play.call("POST", `/v2/${path}`, { ...order, card, ...sale });

/** One charge, and what it comes to at once. */
const charges = (kind: Kind): readonly Scene[] => {
  const one = (name: string, sale: object, ends: string, risk: string, header = {}): Scene => ({
    name: `${kind.machine}: ${name}`,
    makes: [
      "risk: - > NOV",
      ...(risk === "NOV" ? [] : [`risk: NOV > ${risk}`]),
      `${kind.machine}: NOV > ${ends}`,
    ],
    acts: (play) => sold(play, kind, sale, header),
  });
  const declined = outcome("decline:51");
  return [
    one("the analysis accepts before the authorization", asked("before", "10010"), "CON", "ACC"),
    one("the analysis accepts after the authorization", asked("after", "10010"), "CON", "ACC"),
    one("the analysis rejects before the authorization", asked("before", "10080"), "NEG", "REJ"),
    one("the analysis rejects after the authorization", asked("after", "10080"), "PPN", "REJ"),
    one("the analysis fails before the authorization", asked("before", "50000"), "ERR", "INV"),
    one("the analysis fails after the authorization", asked("after", "50000"), "ERR", "INV"),
    one("the institution declines before the analysis", asked("after", "2200000"), "NEG", "NOV"),
    one("the header decides, and nothing is analysed", asked("before", "10010"), "NEG", "NOV", declined),
  ];
};

/** What the tester decides in the analyst's place. */
const reviews = (kind: Kind): readonly Scene[] =>
  (
    [
      ["accept", "CON", "ACC"],
      ["reject", "PPN", "REJ"],
    ] as const
  ).map(([act, status, risk]) => ({
    name: `${kind.machine}: a review is decided by the tester: ${act}`,
    makes: [`risk: REV > ${risk}`, `${kind.machine}: PPC > ${status}`],
    acts: async (play) => play.act(await sold(play, kind, asked("after", "10045")), act),
  }));

/** What happens by itself, and what one call makes. */
const courses = (kind: Kind): readonly Scene[] => {
  const { machine } = kind;
  return [
    {
      name: `${machine}: a review that nobody makes is decided by the clock`,
      makes: ["risk: NOV > REV", "risk: REV > ACC", `${machine}: NOV > PPC`, `${machine}: PPC > CON`],
      acts: async (play) => {
        const nit = await sold(play, kind, asked("before", "10055"));
        await play.wait(dayAndMore);
        await play.look(transactions, nit);
      },
    },
    {
      name: `${machine}: a sale that is never paid is never analysed`,
      makes: ["risk: NOV > EXP", `${machine}: NOV > EXP`],
      acts: async (play) => {
        const nit = await begin(play, { ...kind.more, ...asked("after", "10010") }, kind.object);
        await play.wait(unused);
        await play.look(transactions, nit);
      },
    },
    {
      name: `${machine}: one call is analysed as two are`,
      makes: [
        ...["CON", "PPC", "NEG", "PPN", "ERR"].map((status) => `${machine}: - > ${status}`),
        "risk: NOV > REV",
      ],
      acts: async (play) => {
        await atOnce(play, kind, asked("before", "10010"));
        await atOnce(play, kind, asked("after", "10045"));
        await atOnce(play, kind, asked("before", "10080"));
        await atOnce(play, kind, asked("after", "10080"));
        await atOnce(play, kind, asked("before", "50000"));
      },
    },
  ];
};

/** What the company configured for reviews that take too long. */
const cancelling = {
  trigger: "before",
  triggerValue: 5_000,
  analysisExpiry: 3,
  actionAfterDeadline: "cancel",
  rejectionMessage: "Fale com a loja",
  webhookUrl: "https://shop.example/fraud",
} as const;

export const riskScenes: readonly Scene[] = kinds.flatMap((kind) => [
  ...charges(kind),
  ...reviews(kind),
  ...courses(kind),
  {
    name: `${kind.machine}: a company may want a review that takes too long to cancel the purchase`,
    risk: cancelling,
    makes: ["risk: REV > REJ", `${kind.machine}: PPC > PPN`],
    acts: async (play) => {
      const nit = await sold(play, kind, asked("after", "10055"));
      await play.wait(3 * dayAndMore);
      await play.look(transactions, nit);
    },
  },
]);
