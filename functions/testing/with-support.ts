import { type Person, person } from "./people.ts";
import { openStage, type TestStage } from "./stage.ts";

/**
 * Opens a stage for the tests of a file, with somebody of support. With `isEmptied` each test begins with no data and
 * with a new person.
 */
export function withSupport(
  begin: (stage: TestStage, support: Person) => void,
  { isEmptied = false }: { readonly isEmptied?: boolean } = {},
): void {
  let stage: TestStage;
  const greet = async () => begin(stage, await person(stage, "Bruno Lima", { isSupport: true }));
  beforeAll(async () => {
    stage = await openStage();
    if (!isEmptied) await greet();
  });
  afterAll(() => stage.close());
  if (!isEmptied) return;
  beforeEach(async () => {
    await stage.clear();
    await greet();
  });
}
