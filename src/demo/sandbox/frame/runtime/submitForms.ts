function submit(form: HTMLFormElement, submitter: HTMLElement | null): void {
  const skipsChecks =
    form.noValidate ||
    Boolean(submitter && 'formNoValidate' in submitter && submitter.formNoValidate);
  if (!skipsChecks && !form.reportValidity()) return;
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter });
  const goesOn = form.dispatchEvent(event);
  if (!goesOn || form.method !== 'dialog') return;
  form.closest('dialog')?.close(submitter?.getAttribute('value') ?? undefined);
}

function isSubmitter(element: unknown): element is HTMLButtonElement | HTMLInputElement {
  return (
    (element instanceof HTMLButtonElement && element.type === 'submit') ||
    (element instanceof HTMLInputElement && (element.type === 'submit' || element.type === 'image'))
  );
}

/**
 * Lets forms submit. In a frame without `allow-forms`, browsers stop a submission before its
 * `submit` event
 * (https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-submission-algorithm,
 * step 4), so that neither handlers nor `<form method="dialog">` work. Here the event comes, and
 * sending is left out.
 */
export function submitForms(win: Window & typeof globalThis): void {
  // On the window, so that it runs after every handler of the demo.
  win.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button, input') : null;
    if (event.defaultPrevented || !isSubmitter(button) || button.disabled || !button.form) return;
    event.preventDefault();
    submit(button.form, button);
  });
  win.HTMLFormElement.prototype.requestSubmit = function requestSubmit(submitter) {
    submit(this, submitter ?? null);
  };
}
