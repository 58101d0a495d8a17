import type { ReactNode } from 'react';

/** Makes an icon of a drawing of 16 by 16; `size` is how large it is shown, in pixels. */
export function icon(drawing: ReactNode, size = 16) {
  return function Icon() {
    return (
      <svg
        aria-hidden="true"
        width={size}
        height={size}
        viewBox="0 0 16 16"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {drawing}
      </svg>
    );
  };
}

/** The light scheme. */
export const SunIcon = icon(
  <>
    <circle cx="8" cy="8" r="2.75" />
    <path d="M8 1.5v1M8 13.5v1M1.5 8h1M13.5 8h1M3.4 3.4l.7.7M11.9 11.9l.7.7M12.6 3.4l-.7.7M4.1 11.9l-.7.7" />
  </>,
);

/** The dark scheme. */
export const MoonIcon = icon(
  <path d="M13.5 9.6A5.75 5.75 0 0 1 6.4 2.5a5.75 5.75 0 1 0 7.1 7.1Z" />,
);

/** The operating system's scheme. */
export const AutoIcon = icon(
  <>
    <rect x="1.75" y="2.5" width="12.5" height="8.5" rx="1.5" />
    <path d="M5.5 13.75h5M8 11v2.75" />
  </>,
);

/** Opens the phone menu. */
export const MenuIcon = icon(<path d="M2 4.5h12M2 8h12M2 11.5h12" />);

/** Closes a dialog. */
export const CloseIcon = icon(<path d="m3.5 3.5 9 9M12.5 3.5l-9 9" />);

/** Leads to another window. */
export const ExternalIcon = icon(<path d="M6.5 3.5h-3v9h9v-3M9 3h4v4M12.75 3.25 7.5 8.5" />, 14);

/** A page, or says that it was copied (src/demo/code/code.css). */
export const PageIcon = icon(
  <>
    <path d="M9 1.75H3.5v12.5h9v-9ZM9 1.75v3.5h3.5M6 8.25h4M6 11h4" />
    <path d="m3 8.5 3.25 3.25L13 4.75" />
  </>,
  14,
);

/** Copies, or says that it was done (src/demo/code/code.css). */
export const CopyIcon = icon(
  <>
    <path d="M7 5.5h5A1.5 1.5 0 0 1 13.5 7v5a1.5 1.5 0 0 1-1.5 1.5H7A1.5 1.5 0 0 1 5.5 12V7A1.5 1.5 0 0 1 7 5.5ZM10.5 3v-.5h-8v8H3" />
    <path d="m3 8.5 3.25 3.25L13 4.75" />
  </>,
  14,
);

/** The caret of a select; the logotype's own drawing, too. */
export const CaretIcon = icon(<path d="m4.5 6.25 3.5 3.5 3.5-3.5" />);

/** Looks for something. */
export const SearchIcon = icon(
  <>
    <circle cx="7" cy="7" r="4.25" />
    <path d="m10.25 10.25 3.25 3.25" />
  </>,
);

/** The key that opens what is chosen. */
export const EnterIcon = icon(<path d="M13 3.5v5H3.5M6 6 3.5 8.5 6 11" />, 14);

/** Changes the code of a demo. */
export const EditIcon = icon(<path d="m3 13 .75-3 7-7L13 5.25l-7 7L3 13Z" />, 14);

/** Looks into a demo. */
export const InspectIcon = icon(
  <>
    <path d="M2.5 5.5v-3h3M10.5 2.5h3v3M13.5 10.5v3h-3M5.5 13.5h-3v-3" />
    <circle cx="8" cy="8" r="1.75" />
  </>,
  14,
);

/** Shows a demo as on another screen. */
export const ViewIcon = icon(
  <>
    <path d="M8 11.5H1.75V3h12.5v2" />
    <rect x="10.5" y="7.25" width="3.75" height="6.25" rx="1" />
  </>,
  14,
);
