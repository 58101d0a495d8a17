import { useRef } from 'react';
import { whyNoEffect } from './rc-select/conditions';
import type { Control } from './rc-select/controls';
import type { Settings } from './rc-select/settings';
import { useTexts } from '../locale/useTexts';
import { Link } from '../document/router/Link';
import { ControlInput } from './ControlInput';
import { playgroundTexts } from './texts';
import { Button } from '../ui/Button';
import { VISUALLY_HIDDEN } from '../document/contract';

interface ControlRowProps {
  control: Control;
  settings: Settings;
  /** Undefined takes the prop back to its default. */
  onChange: (text: string | undefined) => void;
}

/**
 * One prop: its name, its control, its type with a link to the reference, and why it has no effect
 * where it has none.
 */
export function ControlRow({ control, settings, onChange }: ControlRowProps) {
  const texts = useTexts(playgroundTexts);
  const input = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const { name, type, default: fallback } = control.prop;
  const id = `playground-${name}`;
  const why = whyNoEffect(name, settings);
  return (
    <div className="playground-control" data-kind={control.kind}>
      <label htmlFor={id}>
        <code>{name}</code>
      </label>
      <ControlInput
        ref={input}
        id={id}
        control={control}
        settings={settings}
        isDisabled={why !== undefined}
        describedBy={why && `${id}-why`}
        onChange={onChange}
      />
      <p className="playground-type">
        <Link to={`/#select-${name}`}>
          <code>{fallback === undefined ? type : `${type} = ${fallback}`}</code>
          <span className={VISUALLY_HIDDEN}>{` ${name}: ${texts.reference}`}</span>
        </Link>
      </p>
      {settings[name] !== undefined && (
        <Button
          look="plain"
          className="playground-reset"
          aria-label={texts.resetProp(name)}
          onClick={() => {
            // The pressed button is about to go; without this the focus would go with it.
            input.current?.focus();
            onChange(undefined);
          }}
        >
          {texts.reset}
        </Button>
      )}
      {why && (
        <p className="playground-why" id={`${id}-why`}>
          {texts.noEffect[why]}
        </p>
      )}
    </div>
  );
}
