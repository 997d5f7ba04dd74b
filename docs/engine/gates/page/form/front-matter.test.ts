import { brokenFrontMatter } from "./front-matter.ts";

const problems = (line: string) =>
  brokenFrontMatter({
    locale: "pt",
    docSet: "set",
    slug: "page",
    file: "page.mdx",
    content: `---\ntitle: Página\n${line}\n---\n\ndescription: não é daqui: é texto\n`,
    generated: false,
    tableText: "",
  });

test.each([
  "description: Troque o arquivo: ele é lido uma vez",
  "description: Termina em dois-pontos:",
  "description: Um # começa um comentário",
  "description: - lista",
  'description: "aberta',
  'description: "duas" aspas',
])("%s stops the build, and so the check", (line) => {
  expect(problems(line)).toEqual([
    'page.mdx: the front matter\'s "description" is no text to YAML. Put it in double quotes.',
  ]);
});

test.each([
  'description: "Troque o arquivo: ele é lido uma vez"',
  "description: 'Um # aqui é texto'",
  "description: Veja C#, e 10:30 também",
  "sidebar_position: 3",
  "hide_table_of_contents: true",
])("%s is read as it stands", (line) => {
  expect(problems(line)).toEqual([]);
});
