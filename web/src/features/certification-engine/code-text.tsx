/** Renders names of the gateway, which stand between backticks in reference texts, as code. */
export function CodeText({ text }: { text: string }) {
  return text.split("`").map((part, index) =>
    index % 2 === 1 ? (
      // The parts never change places, so position and text make a key.
      <code key={`${index}-${part}`}>{part}</code>
    ) : (
      part
    ),
  );
}
