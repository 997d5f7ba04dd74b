import { createHash, createHmac, type Hash, type Hmac } from "node:crypto";

/**
 * Stands in for `@smithy/core/checksum` in the bundles, of which only this is used: the other digests, and this one
 * in plain JavaScript, are for other services and for browsers.
 */
export class Sha256 {
  readonly digestLength = 32;
  readonly #start: () => Hash | Hmac;
  #hash: Hash | Hmac;

  constructor(secret?: string | Uint8Array) {
    this.#start = () => (secret === undefined ? createHash("sha256") : createHmac("sha256", secret));
    this.#hash = this.#start();
  }

  update(chunk: Uint8Array): void {
    this.#hash.update(chunk);
  }

  async digest(): Promise<Uint8Array> {
    return this.#hash.digest();
  }

  reset(): void {
    this.#hash = this.#start();
  }
}
