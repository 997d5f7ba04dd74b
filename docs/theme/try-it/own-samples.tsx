import type { HttpRequest } from "../../data/examples/request-code/http-example.ts";
import { tryItWords } from "../../words/try-it.ts";
import { SampleTabs } from "../code-samples.tsx";
import { InlineCode } from "../inline-code.tsx";
import { useLocale } from "../use-locale.ts";
import { ownCode } from "./own-code.ts";
import styles from "./try-it.module.css";

const words = tryItWords.code;

/** The request with the reader's own store, for the program that will send it. */
export function OwnSamples({ request }: { readonly request: HttpRequest }) {
  const locale = useLocale();
  return (
    <section className={`exchange ${styles.code}`} aria-label={words.title[locale]}>
      <p>
        <strong>{words.title[locale]}</strong>
      </p>
      <SampleTabs group="language" samples={ownCode(request)} />
      <p className={styles.hint}>
        <InlineCode text={words.hint[locale]} />
      </p>
    </section>
  );
}
