import { useRef } from 'react';
import type { Control } from './model/controls';
import type { Settings } from './model/settings';
import { useTexts } from '../locale/useTexts';
import { Link } from '../document/router/Link';
import { ControlInput } from './ControlInput';
import { usePlayground, useSubjectTexts } from './PlaygroundContext';
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
  const { model, reference } = usePlayground();
  const { noEffect } = useSubjectTexts();
  const why = model.adapter.whyNoEffect?.(name, settings);
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
        <Link to={`${reference}${name}`}>
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
          {noEffect[why]}
        </p>
      )}
    </div>
  );
}
