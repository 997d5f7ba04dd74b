import CodeBlock from "@theme/CodeBlock";
import { SwappedHosts, useEnvironment } from "../environment/use-environment.ts";

interface CallAddressProps {
  readonly method: string;
  /** In certification, with the names of its values in braces. */
  readonly address: string;
}

/** Method and address of a call where the reader wants it to go. */
export function CallAddress({ method, address }: CallAddressProps) {
  const { write, swapped } = useEnvironment(address);
  return (
    <SwappedHosts value={swapped}>
      <CodeBlock language="http">{`${method} ${write(address)}`}</CodeBlock>
    </SwappedHosts>
  );
}
