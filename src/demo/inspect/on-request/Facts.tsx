import type { ReactNode } from 'react';
import { STATES, type ElementDescription, type ElementReference } from '../describe/description';
import { mayComeLater } from '../describe/findings';
import type { FactName } from './texts';
import { useInspectTexts } from './useInspectTexts';

function Fact({ name, children }: { name: FactName; children: ReactNode }) {
  const { facts } = useInspectTexts();
  const attribute = name.startsWith('aria-') ? name : undefined;
  return (
    <div>
      <dt title={attribute}>{facts[name]}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Text({ children }: { children: string }) {
  const texts = useInspectTexts();
  return children ? <bdi>{children}</bdi> : <i>{texts.none}</i>;
}

/** Where an attribute leads, said in words where it leads nowhere. */
function Target({
  reference,
  description: { active, states },
}: {
  reference: ElementReference;
  description: ElementDescription;
}) {
  const texts = useInspectTexts();
  const { attribute, id, matches, role, text } = reference;
  if (matches === 0) {
    const isAllowed = mayComeLater(reference, states);
    return (
      <>
        <code>{`#${id}`}</code>
        <span> </span>
        <span className={isAllowed ? 'inspector-badge' : 'inspector-badge inspector-bad'}>
          {texts.leadsNowhere}
        </span>
      </>
    );
  }
  const item = attribute === 'aria-activedescendant' ? active : undefined;
  return (
    <>
      {item && <bdi className="inspector-strong">{`${item.name}${texts.comma}`}</bdi>}
      {item && item.size > 0 && <span>{`${texts.place(item)} `}</span>}
      {text && <bdi>{`“${text}” `}</bdi>}
      <code>{`#${id}`}</code>
      <span> </span>
      {(role || !text) && <span className="inspector-badge">{texts.leadsTo(role ?? '')}</span>}
    </>
  );
}

/** What a screen reader makes of an element: role, name and value. */
export function Facts({ description }: { description: ElementDescription }) {
  const { role, name, value } = description;
  return (
    <dl className="inspector-facts">
      <Fact name="role">
        <Text>{role}</Text>
      </Fact>
      <Fact name="name">
        <Text>{name}</Text>
      </Fact>
      {description.description && (
        <Fact name="description">
          <Text>{description.description}</Text>
        </Fact>
      )}
      <Fact name="value">
        <Text>{value}</Text>
      </Fact>
    </dl>
  );
}

interface AttributesProps {
  description: ElementDescription;
  /** Whether they are in sight without being asked for. */
  isOpen: boolean;
}

/** The ARIA attributes of an element and where they lead. */
export function Attributes({ description, isOpen }: AttributesProps) {
  const texts = useInspectTexts();
  const { states, references } = description;
  const hasActive = references.some(({ attribute }) => attribute === 'aria-activedescendant');
  if (isOpen && references.length === 0 && Object.keys(states).length === 0) return null;
  return (
    <details className="inspector-attributes" open={isOpen}>
      <summary>{texts.attributes}</summary>
      <dl className="inspector-facts">
        {STATES.map((state) => {
          const text = states[state];
          if (text === undefined) return null;
          return (
            <Fact key={state} name={state}>
              <code>{text}</code>
            </Fact>
          );
        })}
        {references.map((reference, index) => (
          <Fact key={`${index} ${reference.attribute} ${reference.id}`} name={reference.attribute}>
            <Target reference={reference} description={description} />
          </Fact>
        ))}
        {states.haspopup === 'listbox' && states.expanded === 'true' && !hasActive && (
          <Fact name="aria-activedescendant">
            <i>{texts.none}</i>
          </Fact>
        )}
      </dl>
    </details>
  );
}
