/** Milliseconds of processor time that this process has taken: unlike the clock, it stands still while others work. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
