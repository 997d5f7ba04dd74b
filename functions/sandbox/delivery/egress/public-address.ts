import { BlockList, isIPv4, isIPv6 } from "node:net";

/** IANA's special-purpose registry of IPv4: all that is no host of the public internet. */
const special = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.31.196.0", 24],
  ["192.52.193.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["192.175.48.0", 24],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const;

/** Within the one block of IPv6 that is routed: what stands for something else, such as an IPv4 address. */
const specialWithin = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["2620:4f:8000::", 48],
  ["3fff::", 20],
] as const;

const closed = new BlockList();
for (const [network, prefix] of special) closed.addSubnet(network, prefix, "ipv4");
for (const [network, prefix] of specialWithin) closed.addSubnet(network, prefix, "ipv6");

const routed = new BlockList();
routed.addSubnet("2000::", 3, "ipv6");

/** Whether an address is a host of the public internet. Mapped, translated and tunnelled forms of IPv4 are not. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !closed.check(address, "ipv4");
  return isIPv6(address) && routed.check(address, "ipv6") && !closed.check(address, "ipv6");
}

/** This very machine: allowed nowhere but on a laptop that runs everything itself. */
export const isLoopback = (address: string): boolean => address === "127.0.0.1" || address === "::1";
