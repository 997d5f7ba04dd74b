/** The same drawing as `public/logo.svg`, inline so that the first paint has it. */
export function Logo() {
  return (
    <svg className="brand-logo" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <rect width="32" height="32" rx="8" className="brand-logo__ground" />
      <path
        d="M13.5 9.5 7 16l6.5 6.5"
        fill="none"
        className="brand-logo__stroke"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <rect x="16.5" y="10.5" width="9" height="11" rx="2.5" className="brand-logo__card" />
      <path d="M16.5 14.5h9" className="brand-logo__stripe" strokeWidth="2" />
    </svg>
  );
}
