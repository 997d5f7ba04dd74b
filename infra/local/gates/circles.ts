import { importGraph } from "./imports.ts";
import { isTest, type Source } from "./sources.ts";

type Graph = Map<string, Map<string, string>>;

/** Where two files part: the folder that holds both, and its two children that lead to them. */
function parting(from: string, to: string): { folder: string; one: string; other: string } {
  const [a, b] = [from.split("/"), to.split("/")];
  let depth = 0;
  while (a[depth] === b[depth]) depth += 1;
  return { folder: a.slice(0, depth).join("/"), one: a[depth] ?? "", other: b[depth] ?? "" };
}

/** For each folder, which of its children (folders or loose files) reaches which, with one import as the proof. */
function graphsOfFolders(sources: readonly Source[]): Map<string, Graph> {
  const folders = new Map<string, Graph>();
  for (const [file, targets] of importGraph(sources.filter((source) => !isTest(source.file)))) {
    for (const target of targets) {
      const { folder, one, other } = parting(file, target);
      const graph = folders.get(folder) ?? new Map<string, Map<string, string>>();
      const reached = graph.get(one) ?? new Map<string, string>();
      if (!reached.has(other)) reached.set(other, `${file} -> ${target}`);
      folders.set(folder, graph.set(one, reached));
    }
  }
  return folders;
}

function reachableFrom(graph: Graph, start: string): Set<string> {
  const reached = new Set<string>();
  const open = [start];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const child of graph.get(next)?.keys() ?? []) {
      if (!reached.has(child)) open.push(child);
      reached.add(child);
    }
  }
  return reached;
}

/** Children that reach each other, each circle once. */
function circlesOf(graph: Graph): string[][] {
  const reachable = new Map([...graph.keys()].map((name) => [name, reachableFrom(graph, name)]));
  const inCircles = [...reachable].filter(([name, reached]) => reached.has(name)).map(([name]) => name);
  const circleOf = (name: string) =>
    inCircles.filter((other) => reachable.get(name)?.has(other) && reachable.get(other)?.has(name));
  return inCircles.map(circleOf).filter((circle, at) => circle[0] === inCircles[at]);
}

function proofOf(graph: Graph, circle: readonly string[]): string[] {
  return circle.flatMap((name) =>
    [...(graph.get(name) ?? [])]
      .filter(([other]) => circle.includes(other))
      .map(([, example]) => `    ${example}`),
  );
}

/**
 * Circles between siblings at every level, folders and loose files alike. A circle of files is one as well: where its
 * files part, their folders reach each other. Tests stand outside: nothing imports them.
 */
export function circles(sources: readonly Source[]): string[] {
  return [...graphsOfFolders(sources)].flatMap(([folder, graph]) =>
    circlesOf(graph).map((circle) => {
      const names = circle.toSorted().join(", ");
      const found = `${folder || "the repository"}: ${names} reach each other in a circle; let one of them not know the others.`;
      return [found, ...proofOf(graph, circle)].join("\n");
    }),
  );
}
