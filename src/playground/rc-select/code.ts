import type { DemoAssets } from '../../demo/code/model';
import { FIELD, type SelectDescription, type SetProp } from './props';

/** Width that prettier keeps to in this project (.prettierrc.json). */
const PRINT_WIDTH = 100;

/** Indentation of the select, and of its props where they do not fit on its line. */
const SELECT_INDENT = '      ';
const PROP_INDENT = '        ';

/** Texts that mean the same between the double quotes of an attribute. */
const isPlain = (value: unknown): value is string =>
  typeof value === 'string' && !/["&\\]/.test(value);

function toAttribute({ name, code, value }: SetProp): string {
  if (value === true) return name;
  if (isPlain(value)) return `${name}="${value}"`;
  return `${name}={${code.replaceAll('\n', `\n${PROP_INDENT}`)}}`;
}

function toSelect(props: readonly SetProp[]): string {
  const hasPlaceholder = props.some(({ name }) => name === 'placeholder');
  const attributes = [
    `id="${FIELD.id}"`,
    ...props.map(toAttribute),
    ...(hasPlaceholder ? [] : [`placeholder="${FIELD.placeholder}"`]),
    'options={options}',
  ];
  const line = `${SELECT_INDENT}<Select ${attributes.join(' ')} />`;
  if (line.length <= PRINT_WIDTH && !line.includes('\n')) return line;
  const lines = attributes.map((attribute) => `${PROP_INDENT}${attribute}\n`).join('');
  return `${SELECT_INDENT}<Select\n${lines}${SELECT_INDENT}/>`;
}

/**
 * A demo file that shows the select as it is described: complete, and as prettier would leave it.
 */
export function toCode({ options, props }: SelectDescription): string {
  return `import Select, { type SelectProps } from 'rc-select';
import '../skin/select.css';

const options: SelectProps['options'] = ${options.code};

export default function PlaygroundDemo() {
  return (
    <div className="demo-field">
      <label htmlFor="${FIELD.id}">${FIELD.label}</label>
${toSelect(props)}
    </div>
  );
}
`;
}

/** The select as a demo that can be exported. */
export function toAssets(description: SelectDescription): DemoAssets {
  const entry = 'playground/index.tsx';
  return {
    id: 'playground',
    title: 'Playground',
    entry,
    files: { [entry]: toCode(description) },
  };
}
