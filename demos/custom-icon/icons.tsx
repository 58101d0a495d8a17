import type { ReactNode } from 'react';

function icon(shape: ReactNode) {
  return (
    <svg
      viewBox="0 0 16 16"
      width="14"
      height="14"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      style={{ display: 'block' }}
    >
      {shape}
    </svg>
  );
}

export const chevron = icon(<path d="M4 6l4 4 4-4" />);

export const magnifier = icon(
  <>
    <circle cx="7" cy="7" r="4" />
    <path d="M10 10l3.5 3.5" />
  </>,
);

export const eraser = icon(<path d="M6 13h8M9.5 13l4-4-5-5-6 6 3 3z" />);

export const minus = icon(<path d="M4 8h8" />);

export const dot = icon(<circle cx="8" cy="8" r="2.5" fill="currentColor" />);

export const boxEmpty = icon(<rect x="2.5" y="2.5" width="11" height="11" rx="2" />);

export const boxTicked = icon(
  <>
    <rect x="2.5" y="2.5" width="11" height="11" rx="2" />
    <path d="M5 8.2l2.1 2.1L11 6" />
  </>,
);
