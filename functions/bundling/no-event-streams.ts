/**
 * Stands in for `@smithy/core/event-streams` in the bundles: only operations that stream (none of ours) import it,
 * at the moment they are called.
 */
export const eventStreamSerdeProvider = () => {
  throw new Error("No operation of this product streams events.");
};
