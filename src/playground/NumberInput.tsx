import { useState, type ComponentProps } from 'react';
import type { Control } from './model/controls';
import { readNumber } from './model/values';
import { useTexts } from '../locale/useTexts';
import { playgroundTexts } from './texts';

interface NumberInputProps extends ComponentProps<'input'> {
  id: string;
  control: Control;
  /** What is set. */
  text: string | undefined;
  onSet: (text: string | undefined) => void;
}

interface Typed {
  text: string;
  /** The browser gives no text for what is no number, such as a lone minus. */
  isUnreadable: boolean;
}

/**
 * A number field that keeps what is typed, and offers the words that its prop takes instead. A text
 * that is neither unsets the prop, and a message says which numbers are valid.
 */
export function NumberInput({ id, control, text, onSet, ...rest }: NumberInputProps) {
  const texts = useTexts(playgroundTexts);
  const [typed, setTyped] = useState<Typed>();
  const { least, largest, isWhole } = control.numbers;
  const words = control.choices.map((choice) => choice.id);

  // A value that was set elsewhere, as by going back, replaces what was typed.
  if (typed && readNumber(control, typed.text) !== text) setTyped(undefined);

  const isWrong = typed && text === undefined && (typed.isUnreadable || typed.text !== '');
  const described = [isWrong && `${id}-wrong`, rest['aria-describedby']].filter(Boolean).join(' ');

  return (
    <>
      <input
        {...rest}
        id={id}
        {...(words.length > 0
          ? { type: 'text', inputMode: 'decimal', list: `${id}-words`, autoComplete: 'off' }
          : { type: 'number', min: least, max: largest, step: isWhole ? undefined : 'any' })}
        placeholder={control.prop.default}
        value={typed?.text ?? text ?? ''}
        aria-invalid={isWrong}
        aria-describedby={described || undefined}
        // Not onChange, which React skips while the field's value stays empty.
        onInput={({ currentTarget: { value, validity } }) => {
          setTyped({ text: value, isUnreadable: validity.badInput });
          onSet(readNumber(control, value));
        }}
      />
      {words.length > 0 && (
        <datalist id={`${id}-words`}>
          {words.map((word) => (
            <option key={word} value={word} />
          ))}
        </datalist>
      )}
      {isWrong && (
        <p className="playground-wrong" id={`${id}-wrong`} role="alert">
          {(isWhole ? texts.wrongNumber : texts.wrongDecimal)(control.prop.name, least, largest)}
        </p>
      )}
    </>
  );
}
