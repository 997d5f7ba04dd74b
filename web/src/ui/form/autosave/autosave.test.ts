import { Autosave, type SaveEnd } from "./autosave.ts";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A server that answers when it is told to. */
function slowServer() {
  const answers: ((how: SaveEnd) => void)[] = [];
  const save = jest.fn(() => new Promise<SaveEnd>((resolve) => answers.push(resolve)));
  const answer = async (how: SaveEnd) => {
    answers.shift()?.(how);
    await jest.advanceTimersByTimeAsync(0);
  };
  return { save, answer };
}

const seconds = (count: number) => jest.advanceTimersByTimeAsync(count * 1000);

test("typing is saved once, after it pauses", async () => {
  const { save, answer } = slowServer();
  const autosave = new Autosave(save);
  for (let key = 0; key < 5; key += 1) {
    autosave.changed();
    await seconds(0.3);
  }
  expect(save).not.toHaveBeenCalled();
  await seconds(1.5);
  expect(save).toHaveBeenCalledTimes(1);
  await answer("saved");
  await seconds(60);
  expect(save).toHaveBeenCalledTimes(1);
  expect(autosave.state()).toMatchObject({ status: "saved", savedAt: expect.any(Number) });
});

test("who types without a pause is saved as well", async () => {
  const { save } = slowServer();
  const autosave = new Autosave(save);
  for (let key = 0; key < 12; key += 1) {
    autosave.changed();
    await seconds(1);
  }
  expect(save).toHaveBeenCalledTimes(1);
});

test("two saves are never on their way at once, and what was typed meanwhile follows", async () => {
  const { save, answer } = slowServer();
  const autosave = new Autosave(save);
  autosave.changed();
  await seconds(2);
  autosave.changed();
  await seconds(5);
  expect(save).toHaveBeenCalledTimes(1);
  await answer("saved");
  await seconds(2);
  expect(save).toHaveBeenCalledTimes(2);
});

test("what could not be sent is tried again by itself, ever more rarely", async () => {
  const { save, answer } = slowServer();
  const autosave = new Autosave(save);
  autosave.changed();
  await seconds(2);
  await answer("unreachable");
  expect(autosave.state().status).toBe("unreachable");
  await seconds(5);
  expect(save).toHaveBeenCalledTimes(2);
  await answer("unreachable");
  await seconds(5);
  expect(save).toHaveBeenCalledTimes(2);
  await seconds(5);
  expect(save).toHaveBeenCalledTimes(3);
  await answer("saved");
  expect(autosave.state().status).toBe("saved");
});

test("the network's return is not waited out", async () => {
  const { save, answer } = slowServer();
  const autosave = new Autosave(save);
  autosave.changed();
  await seconds(2);
  await answer("unreachable");
  autosave.reconnected();
  expect(save).toHaveBeenCalledTimes(2);
  await answer("saved");
  autosave.reconnected();
  expect(save).toHaveBeenCalledTimes(2);
});

test("what was refused waits for the next change instead of being sent again and again", async () => {
  const { save, answer } = slowServer();
  const autosave = new Autosave(save);
  autosave.changed();
  await seconds(2);
  await answer("refused");
  await seconds(300);
  expect(save).toHaveBeenCalledTimes(1);
  autosave.changed();
  await seconds(2);
  expect(save).toHaveBeenCalledTimes(2);
});

test("leaving saves at once, after what is already on its way", async () => {
  const { save, answer } = slowServer();
  const autosave = new Autosave(save);
  autosave.changed();
  await seconds(2);
  const left = autosave.flush();
  expect(save).toHaveBeenCalledTimes(1);
  await answer("saved");
  expect(save).toHaveBeenCalledTimes(2);
  await answer("nothing");
  await expect(left).resolves.toBe(true);
});

test("leaving is told when something could not be saved", async () => {
  const { save, answer } = slowServer();
  const autosave = new Autosave(save);
  const left = autosave.flush();
  await seconds(0);
  await answer("unreachable");
  await expect(left).resolves.toBe(false);
});

test("whoever listens is told of each state, until they stop", async () => {
  const { save, answer } = slowServer();
  const autosave = new Autosave(save);
  const seen: string[] = [];
  const stop = autosave.subscribe(() => seen.push(autosave.state().status));
  autosave.changed();
  await seconds(2);
  await answer("saved");
  expect(seen).toEqual(["saving", "saved"]);
  stop();
  autosave.confirm();
  expect(seen).toHaveLength(2);
});
