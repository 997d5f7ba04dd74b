const refuse = (): never => {
  throw new Error("No operation of this product streams events.");
};

/** Only operations that stream events call it, and none of ours does. */
export const eventStreamSerdeProvider = () => refuse();

export const resolveEventStreamSerdeConfig = <Config>(config: Config): Config => config;

export function EventStreamSerde(): never {
  return refuse();
}
