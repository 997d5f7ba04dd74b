/** What stands between backticks in the reference's sentences is a name of the gateway. */
export function CodeText({ text }: { text: string }) {
  return text.split("`").map((part, index) =>
    index % 2 === 1 ? (
      // Parts never change places: the text is the key.
      <code key={`${index}-${part}`}>{part}</code>
    ) : (
      part
    ),
  );
}
