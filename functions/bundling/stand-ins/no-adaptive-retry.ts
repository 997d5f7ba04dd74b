/** Another way to try again; ours is the standard one. */
export function AdaptiveRetryStrategy(): never {
  throw new Error("Nothing here tries again adaptively.");
}
