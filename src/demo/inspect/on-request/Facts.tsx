import type { ReactNode } from 'react';
import { STATES, type ComboboxDescription, type ElementReference } from '../describe/description';
import { useTexts } from '../../../locale/useTexts';
import { inspectTexts, type FactName } from './texts';

function Fact({ name, children }: { name: FactName; children: ReactNode }) {
  const { facts } = useTexts(inspectTexts);
  const attribute = name.startsWith('aria-') ? name : undefined;
  return (
    <div>
      <dt title={attribute}>{facts[name]}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Text({ children }: { children: string }) {
  const texts = useTexts(inspectTexts);
  return children ? <bdi>{children}</bdi> : <i>{texts.none}</i>;
}

/** Where an attribute leads, said in words where it leads nowhere. */
function Target({
  reference: { attribute, id, matches, role },
  description: { active, states },
}: {
  reference: ElementReference;
  description: ComboboxDescription;
}) {
  const texts = useTexts(inspectTexts);
  if (matches === 0) {
    const isAllowed = states.expanded !== 'true' && attribute !== 'aria-activedescendant';
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
  const isActive = attribute === 'aria-activedescendant' && active;
  return (
    <>
      {isActive && <bdi className="inspector-strong">{`${active.name}, `}</bdi>}
      {isActive && <span>{`${texts.place(active)} `}</span>}
      <code>{`#${id}`}</code>
      <span> </span>
      <span className="inspector-badge">{texts.leadsTo(role ?? '')}</span>
    </>
  );
}

/** What a screen reader makes of the select: role, name and value. */
export function Facts({ description }: { description: ComboboxDescription }) {
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

/** The ARIA attributes of the select and where they lead, for whoever wants the details. */
export function Attributes({ description }: { description: ComboboxDescription }) {
  const texts = useTexts(inspectTexts);
  const { states, references } = description;
  const hasActive = references.some(({ attribute }) => attribute === 'aria-activedescendant');
  return (
    <details className="inspector-attributes">
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
        {states.expanded === 'true' && !hasActive && (
          <Fact name="aria-activedescendant">
            <i>{texts.none}</i>
          </Fact>
        )}
      </dl>
    </details>
  );
}
