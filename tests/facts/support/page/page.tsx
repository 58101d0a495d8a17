// Has to be first: it replaces the timers that everything else uses.
import { quiet } from './quiet';
import { useEffect, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import Select, { type BaseSelectRef } from 'rc-select';
import { resetWarned } from 'rc-util/es/warning';
import { hasSeveral } from '../hasSeveral';
import type { Situation } from '../situations';
import { calls, withCalls, type Call } from './calls';
import { kit, type FactProps, type UseProps } from './kit';
import { readSelect, type SelectState } from './readSelect';
import { withOptions } from './withOptions';

/** What a test asks of the page. */
export interface FactsPage {
  show(props: UseProps | FactProps, situation: Situation): Promise<void>;
  /** Renders the select again, with other props. */
  change(props: FactProps): Promise<void>;
  /** What the select gives to the one who renders it. */
  ref: BaseSelectRef | null;
  quiet(): Promise<void>;
  read(): SelectState;
  calls(): Call[];
  forgetCalls(): void;
  /** Adds a style sheet for the rest of the fact. */
  addStyle(text: string): void;
  /** Removes the select, whose messages about that are of the same fact, and added styles. */
  end(): Promise<void>;
}

declare global {
  interface Window {
    facts: FactsPage;
  }
}

interface Shown {
  useProps: UseProps;
  situation: Situation;
}

function Shown({ useProps, situation }: Shown) {
  const { mode, controlled } = situation;
  const [changed, setChanged] = useState<FactProps>({});
  useEffect(() => {
    change = setChanged;
  }, []);
  const { chosen, ...own } = { ...useProps(kit, situation), ...changed };
  const first = hasSeveral(situation) ? [chosen].flat() : chosen;
  const given = chosen === undefined ? own : { defaultValue: first, ...own };
  const [value, setValue] = useState<unknown>(given.defaultValue ?? null);
  const props = withOptions({ id: 'select', ...given }, situation);
  if (mode !== 'single') props.mode = mode;
  if (controlled) {
    const { onChange } = props;
    props.value = value;
    delete props.defaultValue;
    props.onChange = (next: unknown, option) => {
      setValue(next);
      onChange?.(next, option);
    };
  }
  return (
    <>
      <button id="before">Before</button>
      <label htmlFor="select">Select</label>
      <Select
        ref={(ref) => {
          window.facts.ref = ref;
        }}
        style={{ width: 300 }}
        {...withCalls(props)}
      />
      <button id="after">After</button>
    </>
  );
}

let root: Root | undefined;
let change: ((props: FactProps) => void) | undefined;
const styles = new Set<HTMLStyleElement>();

async function clear(): Promise<void> {
  root?.unmount();
  root = undefined;
  await quiet();
  document.body.replaceChildren();
  document.body.onkeydown = null;
  for (const name of document.body.getAttributeNames()) document.body.removeAttribute(name);
}

window.facts = {
  ref: null,
  async show(props, situation) {
    // As a component would, it makes its objects and arrays anew each time.
    const useProps = typeof props === 'function' ? props : () => structuredClone(props);
    await clear();
    // What is written to the console only once is so for each fact.
    resetWarned();
    calls.length = 0;
    const place = document.body.appendChild(document.createElement('main'));
    root = createRoot(place);
    root.render(<Shown useProps={useProps} situation={situation} />);
    await quiet();
  },
  async change(props) {
    change?.(props);
    await quiet();
  },
  addStyle(text) {
    const style = document.head.appendChild(document.createElement('style'));
    style.textContent = text;
    styles.add(style);
  },
  async end() {
    await clear();
    for (const style of styles) style.remove();
    styles.clear();
  },
  quiet,
  read: readSelect,
  calls: () => calls,
  forgetCalls() {
    calls.length = 0;
  },
};
