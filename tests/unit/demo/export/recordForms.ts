import { vi } from 'vitest';

/** A form as it was sent, since it is gone from the page afterwards. */
export interface SentForm {
  action: string;
  method: string;
  target: string;
  fields: [string, string][];
}

/**
 * Keeps forms from leaving the page, which jsdom cannot do, and lists them; `vi.restoreAllMocks`
 * ends it.
 */
export function recordForms(): SentForm[] {
  const sent: SentForm[] = [];
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
    this: HTMLFormElement,
  ) {
    const { action, method, target } = this;
    const inputs = [...this.querySelectorAll('input')];
    sent.push({ action, method, target, fields: inputs.map(({ name, value }) => [name, value]) });
  });
  return sent;
}
