import { isNativeError } from "node:util/types";

const ordinary = Function.prototype[Symbol.hasInstance];

/**
 * Jest gives every test file globals of its own, so that an error of Node itself, such as a connection's, is no `Error`
 * there. AWS's clients ask exactly that before they read its code.
 */
Object.defineProperty(Error, Symbol.hasInstance, {
  value(this: unknown, thing: unknown): boolean {
    return ordinary.call(this, thing) || (this === Error && isNativeError(thing));
  },
});
