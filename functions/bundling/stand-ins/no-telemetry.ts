/**
 * What the SDK tells AWS of itself with every call, what it would log, and the trace by which Lambda finds functions
 * that call each other by queues in a circle: ours are called by streams and by EventBridge, which know no such trace.
 */
const nothing = () => ({ applyToStack: () => undefined });

export { nothing as getLoggerPlugin, nothing as getRecursionDetectionPlugin, nothing as getUserAgentPlugin };

export const schemaLogFilter = () => undefined;
/** Which Node runs a function is the template's. */
export const emitWarningIfUnsupportedVersion = () => undefined;
export const state = {};

// Named by the folder's own list of exports, and reached by nothing.
export const userAgentMiddleware = undefined;
export const getUserAgentMiddlewareOptions = undefined;
export const loggerMiddleware = undefined;
export const loggerMiddlewareOptions = undefined;
