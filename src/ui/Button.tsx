import type { ComponentProps } from 'react';

interface ButtonProps extends ComponentProps<'button'> {
  /** `plain` has no class but its `className`; its surroundings style it. */
  look?: 'button' | 'toolbar-button' | 'plain';
  /**
   * What the browser does with the dialog of `commandfor`, also without script
   * (https://html.spec.whatwg.org/multipage/form-elements.html#attr-button-command).
   */
  command?: 'show-modal' | 'close';
  /** Id of the dialog. */
  commandfor?: string;
}

/** A button that submits no form by default. */
export function Button({ look = 'button', type = 'button', className, ...props }: ButtonProps) {
  const classes = [look === 'plain' ? undefined : look, className].filter(Boolean).join(' ');
  return <button type={type} className={classes || undefined} {...props} />;
}
