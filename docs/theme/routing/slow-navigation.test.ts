import navigation, { isSlowNavigation, onSlowNavigation } from "./slow-navigation.ts";

/** As much of a browser as it takes: timers, and the classes of the document. */
const classes = new Set<string>();
const classList = { toggle: (name: string, on: boolean) => (on ? classes.add(name) : classes.delete(name)) };

const at = (pathname: string) => ({ pathname, search: "", hash: "", state: undefined, key: "" });
const hasBar = () => classes.has("route-loading");
const leave = (from: string, to: string) =>
  navigation.onRouteUpdate({ location: at(to), previousLocation: at(from) });
const arrive = () => navigation.onRouteDidUpdate();

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { window: globalThis, document: { documentElement: { classList } } });
});
afterEach(() => {
  arrive();
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, "window");
  Reflect.deleteProperty(globalThis, "document");
});

test("the bar shows after a second and the loader after three, and both go when the page is there", () => {
  const heard = jest.fn();
  const stop = onSlowNavigation(heard);
  leave("/docs/a", "/docs/b");
  jest.advanceTimersByTime(999);
  expect(hasBar()).toBe(false);
  jest.advanceTimersByTime(1);
  expect(hasBar()).toBe(true);
  jest.advanceTimersByTime(1999);
  expect(isSlowNavigation()).toBe(false);
  jest.advanceTimersByTime(1);
  expect(isSlowNavigation()).toBe(true);
  expect(heard).toHaveBeenCalledTimes(1);
  arrive();
  expect([hasBar(), isSlowNavigation()]).toEqual([false, false]);
  stop();
});

test("a page that comes within the second shows neither", () => {
  const end = leave("/docs/a", "/docs/b");
  jest.advanceTimersByTime(900);
  end?.();
  arrive();
  jest.advanceTimersByTime(10_000);
  expect([hasBar(), isSlowNavigation()]).toEqual([false, false]);
});

test("a place on the same page, or the first page, is not waited for", () => {
  leave("/docs/a", "/docs/a");
  navigation.onRouteUpdate({ location: at("/docs/a"), previousLocation: null });
  jest.advanceTimersByTime(10_000);
  expect([hasBar(), isSlowNavigation()]).toEqual([false, false]);
});
