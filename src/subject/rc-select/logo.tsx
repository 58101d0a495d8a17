/** The logotype: box and caret of a select; `public/favicon.svg` is the same drawing. */
export default function Logo() {
  return (
    <svg className="logo" aria-hidden="true" width="24" height="24" viewBox="0 0 24 24" fill="none">
      <rect
        x="1.75"
        y="4.75"
        width="20.5"
        height="14.5"
        rx="4.25"
        stroke="currentColor"
        strokeWidth="1.5"
      />
      <path
        className="logo-text"
        d="M6 12h5.5"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
      />
      <path
        className="logo-caret"
        d="m14 10.75 2.25 2.5 2.25-2.5"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
