import type { PropsWithChildren } from 'react';

/**
 * What code and live select have whatever is set: the name of the field, and a placeholder as long
 * as the reader gives no other.
 */
export const FIELD = { id: 'playground', label: 'City', placeholder: 'Choose a city' } as const;

/** The label and what holds both, as in every demo. */
export function Field({ children }: PropsWithChildren) {
  return (
    <div className="demo-field">
      <label htmlFor={FIELD.id}>{FIELD.label}</label>
      {children}
    </div>
  );
}

/** The same as code. */
export const FIELD_CODE = {
  before: ['<div className="demo-field">', `  <label htmlFor="${FIELD.id}">${FIELD.label}</label>`],
  after: ['</div>'],
} as const;
