import {
  Component,
  type ComponentType,
  lazy,
  type ReactNode,
  useEffect,
  useRef,
  useState,
  useTransition,
} from "react";
import { useTranslations } from "use-intl";
import { Button } from "../button.tsx";

class PartLoadError extends Error {
  override readonly name = "PartLoadError";
}

type Load<Props> = () => Promise<ComponentType<Props>>;

const lazily = <Props extends object>(load: Load<Props>) =>
  lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      throw new PartLoadError("The code of a part of the page did not arrive.", { cause: error });
    }
  });

/**
 * A part of a page whose code is fetched when it is first drawn, inside a `Suspense` of the place. Code that does not
 * arrive is told of in that place, can be asked for again, and is asked for by itself once the network is back; the
 * page around it stays, with all that was typed.
 */
export function lazyPart<Props extends object>(load: Load<Props>): ComponentType<Props> {
  let latest = { Part: lazily(load), attempt: 0, isAsked: false };
  return function LazyPart(props: Props) {
    const [{ Part, attempt, isAsked }, setShown] = useState(latest);
    const [isRetrying, startRetry] = useTransition();
    const retry = (byHand: boolean) =>
      startRetry(() => {
        // Whoever draws it next starts from what was fetched last, not from what failed.
        latest = { Part: lazily(load), attempt: attempt + 1, isAsked: byHand };
        setShown(latest);
      });
    return (
      <PartBoundary
        attempt={attempt}
        failure={<PartFailure isRepeated={isAsked} isRetrying={isRetrying} onRetry={retry} />}
      >
        <Part {...props} />
      </PartBoundary>
    );
  };
}

interface PartBoundaryProps {
  readonly attempt: number;
  readonly failure: ReactNode;
  readonly children: ReactNode;
}

interface PartBoundaryState {
  readonly error?: unknown;
  readonly attempt: number;
}

/** Only for code that did not arrive: what fails inside a part is the page's to tell. */
class PartBoundary extends Component<PartBoundaryProps, PartBoundaryState> {
  override state: PartBoundaryState = { attempt: this.props.attempt };

  static getDerivedStateFromError = (error: unknown): Partial<PartBoundaryState> => ({ error });

  static getDerivedStateFromProps = ({ attempt }: PartBoundaryProps, state: PartBoundaryState) =>
    attempt === state.attempt ? null : { error: undefined, attempt };

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (error instanceof PartLoadError) return this.props.failure;
    throw error;
  }
}

interface PartFailureProps {
  /** Somebody has asked for it again already. */
  readonly isRepeated: boolean;
  readonly isRetrying: boolean;
  readonly onRetry: (byHand: boolean) => void;
}

/** Phrasing content alone: a part may stand in a sentence. */
function PartFailure({ isRepeated, isRetrying, onRetry }: PartFailureProps) {
  const translate = useTranslations("shell.part");
  const translateUi = useTranslations("shell.ui");
  const button = useRef<HTMLButtonElement>(null);
  // Each attempt draws it anew; whoever pressed the button goes on from there.
  useEffect(() => {
    if (isRepeated) button.current?.focus();
  }, [isRepeated]);
  useEffect(() => {
    const tryAgain = () => onRetry(false);
    window.addEventListener("online", tryAgain);
    return () => window.removeEventListener("online", tryAgain);
  });
  return (
    <span className="ui-part-failure" role="alert">
      {translate(isRepeated ? "stillFailing" : "failed")}{" "}
      <Button ref={button} size="small" isBusy={isRetrying} onClick={() => onRetry(true)}>
        {translateUi("retry")}
      </Button>
      {isRepeated && (
        <Button size="small" variant="quiet" onClick={() => window.location.reload()}>
          {translate("reload")}
        </Button>
      )}
    </span>
  );
}
