import type { ElementDescription } from '../describe/description';
import { MAX_ELEMENTS, type LiveRegion } from '../watch/snapshot';
import { Button } from '../../../ui/Button';
import { useInspectTexts } from './useInspectTexts';

interface ElementsProps {
  elements: readonly ElementDescription[];
  shown: number | undefined;
  onChoose: (index: number) => void;
}

/** The interactive elements of a demo; a press shows what one of them exposes. */
export function Elements({ elements, shown, onChoose }: ElementsProps) {
  const texts = useInspectTexts();
  return (
    <>
      <h4>{texts.elements(elements.length)}</h4>
      <ul className="inspector-elements">
        {elements.map(({ role, tag, name, value, states, hasFocus }, index) => {
          const said = [texts.said({ kind: 'states', states }), value]
            .filter(Boolean)
            .join(texts.comma);
          return (
            <li key={index}>
              <Button look="plain" aria-pressed={index === shown} onClick={() => onChoose(index)}>
                <span className="inspector-badge">{role || `<${tag}>`}</span>
                <bdi>{name || <i>{texts.unnamed}</i>}</bdi>
                {hasFocus && <span className="inspector-badge">{texts.focused}</span>}
                {said && <bdi className="inspector-place">{said}</bdi>}
              </Button>
            </li>
          );
        })}
      </ul>
      {elements.length === MAX_ELEMENTS && (
        <p className="inspector-aside">{texts.onlyFirst(MAX_ELEMENTS)}</p>
      )}
    </>
  );
}

/** The live regions of a demo, and what they say. */
export function Regions({ regions }: { regions: readonly LiveRegion[] }) {
  const texts = useInspectTexts();
  if (regions.length === 0) return null;
  return (
    <>
      <h4>{texts.regions}</h4>
      <ul>
        {regions.map(({ role, isAssertive, text }, index) => (
          <li key={index} className="inspector-option">
            <span className="inspector-badge">{role || 'aria-live'}</span>
            <bdi>{text ? `“${text}”` : <i>{texts.silent}</i>}</bdi>
            <span className="inspector-place">{isAssertive ? texts.assertive : texts.polite}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
