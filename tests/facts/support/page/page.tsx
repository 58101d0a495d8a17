// Has to be first: it replaces the timers that everything else uses.
import { quiet } from './quiet';
import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import Select from 'rc-select';
import { resetWarned } from 'rc-util/es/warning';
import type { Situation } from '../situations';
import { calls, withCalls, type Call } from './calls';
import { kit, type UseProps } from './kit';
import { readSelect, type SelectState } from './readSelect';
import { withOptions } from './withOptions';

/** What a test asks of the page. */
export interface FactsPage {
  show(useProps: UseProps, situation: Situation): Promise<void>;
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
  const given = useProps(kit, situation);
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
      <Select style={{ width: 300 }} {...withCalls(props)} />
      <button id="after">After</button>
    </>
  );
}

let root: Root | undefined;
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
  async show(useProps, situation) {
    await clear();
    // What is written to the console only once is so for each fact.
    resetWarned();
    const place = document.body.appendChild(document.createElement('main'));
    root = createRoot(place);
    root.render(<Shown useProps={useProps} situation={situation} />);
    await quiet();
    calls.length = 0;
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
