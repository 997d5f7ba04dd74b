import type { ReactNode } from "react";
import styles from "./illustrations.module.css";

function Drawing({ children }: { readonly children: ReactNode }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 240 120" aria-hidden="true">
      {children}
    </svg>
  );
}

/** A card, paid. */
export const PaymentDrawing = () => (
  <Drawing>
    <rect
      className={styles.back}
      x="82"
      y="18"
      width="104"
      height="66"
      rx="10"
      transform="rotate(8 134 51)"
    />
    <rect className={styles.paper} x="58" y="28" width="108" height="68" rx="10" />
    <path className={styles.strong} d="M58 46h108" />
    <rect className={styles.spark} x="70" y="58" width="18" height="14" rx="3" />
    <path className={styles.line} d="M70 84h38" />
    <circle className={styles.accent} cx="164" cy="88" r="17" />
    <path className={styles.onAccent} d="m156 88 6 6 11-12" />
  </Drawing>
);

/** A bill in pesos under the May sun. */
export const ArgentinaDrawing = () => (
  <Drawing>
    <g className={styles.rays}>
      {Array.from({ length: 12 }, (_, ray) => (
        <path key={ray} d="M120 12v12" transform={`rotate(${ray * 30} 120 46)`} />
      ))}
    </g>
    <circle className={styles.spark} cx="120" cy="46" r="17" />
    <rect className={styles.paper} x="60" y="60" width="120" height="46" rx="9" />
    <path className={styles.line} d="M74 74h20M74 92h34M146 92h20" />
    <path
      className={styles.accentLine}
      d="M158 70h-7a4.500 4.500 0 0 0 0 9h3a4.500 4.500 0 0 1 0 9h-8M152.500 66.500v25"
    />
  </Drawing>
);

/** A list of transactions, one of them found. */
export const QueryDrawing = () => (
  <Drawing>
    <rect className={styles.paper} x="54" y="18" width="112" height="84" rx="10" />
    <path className={styles.line} d="M68 36h42M68 52h64M68 84h52" />
    <rect className={styles.soft} x="62" y="60" width="96" height="16" rx="5" />
    <path className={styles.accentLine} d="M70 68h50" />
    <path className={styles.line} d="M140 36h14M146 84h8" />
    <circle className={styles.lens} cx="160" cy="74" r="20" />
    <path className={styles.handle} d="m175 89 15 15" />
  </Drawing>
);

/** Two ledgers whose lines are matched, one still open. */
export const ReconciliationDrawing = () => (
  <Drawing>
    <rect className={styles.paper} x="44" y="20" width="60" height="82" rx="9" />
    <rect className={styles.paper} x="136" y="20" width="60" height="82" rx="9" />
    <path className={styles.line} d="M56 38h36M56 60h28M56 82h36M148 38h36M148 60h28M148 82h36" />
    <path className={styles.accentLine} d="M104 38c16 0 16 22 32 22M104 60c16 0 16-22 32-22" />
    <path className={styles.dashed} d="M104 82h32" />
    <circle className={styles.accent} cx="104" cy="38" r="4" />
    <circle className={styles.accent} cx="104" cy="60" r="4" />
    <circle className={styles.accent} cx="136" cy="38" r="4" />
    <circle className={styles.accent} cx="136" cy="60" r="4" />
    <circle className={styles.spark} cx="104" cy="82" r="4" />
    <circle className={styles.spark} cx="136" cy="82" r="4" />
  </Drawing>
);
