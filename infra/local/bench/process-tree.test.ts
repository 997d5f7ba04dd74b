import { type ProcessMemory, parseStatus, treeBytes } from "./process-tree.ts";

const running = (pid: number, parentPid: number, residentBytes: number): ProcessMemory => ({
  pid,
  parentPid,
  residentBytes,
});

test("a build's memory is its own and that of all it started, however deep, and nobody else's", () => {
  const processes = [
    running(1, 0, 1),
    running(40, 1, 1000),
    running(10, 1, 100),
    running(12, 11, 30),
    running(11, 10, 20),
    running(13, 10, 4),
  ];
  expect(treeBytes(processes, 10)).toBe(154);
  expect(treeBytes(processes, 12)).toBe(30);
});

test("a build that has ended takes no memory", () => {
  expect(treeBytes([running(1, 0, 1)], 10)).toBe(0);
});

test("Linux names a process, its parent and its memory in kilobytes", () => {
  const status = "Name:\tnode\nTgid:\t7\nPid:\t7\nPPid:\t3\nVmHWM:\t  9000 kB\nVmRSS:\t  2048 kB\n";
  expect(parseStatus(status)).toEqual(running(7, 3, 2048 * 1024));
});

test("a thread of the kernel and a process that is gone have no memory to count", () => {
  expect(parseStatus("Name:\tkthreadd\nPid:\t2\nPPid:\t0\n")).toBeUndefined();
  expect(parseStatus("")).toBeUndefined();
});
