import type { DemoAssets } from '../../demo/code/model';
import type { Description, SetProp } from '../model/description';
import type { PlaygroundModel } from '../model/model';
import { isElement, PRINT_WIDTH, printElement } from './element';

/** The components between the tags of the component, which are its parts. */
function partsIn(description: Description): string[] {
  const code = description.find(({ name }) => name === 'children')?.code ?? '';
  const tags = isElement(code) ? code.matchAll(/<([A-Z]\w*)/g) : [];
  return [...tags].map(([, name = '']) => name);
}

function importLine({ target, adapter }: PlaygroundModel, description: Description): string {
  const types = (adapter.hoisted ?? []).map(({ imports }) => `type ${imports}`);
  const components = new Set([target.name, ...partsIn(description)]);
  const isDefault = target.import === 'default' && components.delete(target.name);
  const named = [...components, ...types];
  const line = (start: string, between: string, end: string) => {
    const braces = named.length > 0 ? [`{${start}${named.join(between)}${end}}`] : [];
    const names = [...(isDefault ? [target.name] : []), ...braces].join(', ');
    return `import ${names} from '${target.package}';`;
  };
  const short = line(' ', ', ', ' ');
  return short.length <= PRINT_WIDTH ? short : line('\n  ', ',\n  ', ',\n');
}

/** The definitions before the component, and its props with what is defined there by name. */
function hoist({ adapter }: PlaygroundModel, description: Description) {
  const definitions: string[] = [];
  const props = description.map((prop): SetProp => {
    const hoisted = adapter.hoisted?.find(({ name }) => name === prop.name);
    if (!hoisted) return prop;
    definitions.push(`const ${prop.name}: ${hoisted.type} = ${prop.code};\n`);
    return { name: prop.name, code: prop.name, value: undefined };
  });
  return { definitions, props };
}

/** What the component of the demo returns. */
function toReturn({ target, adapter }: PlaygroundModel, props: readonly SetProp[]): string {
  const { surroundings } = adapter;
  if (surroundings) {
    const around = (lines: readonly string[]) => lines.map((line) => `    ${line}`);
    const element = printElement(target.name, props, '      ');
    const lines = [...around(surroundings.before), ...element, ...around(surroundings.after)];
    return `  return (\n${lines.join('\n')}\n  );`;
  }
  const [only = '', ...more] = printElement(target.name, props, '  ', 'return ;'.length);
  if (more.length === 0) return `  return ${only.trimStart()};`;
  return `  return (\n${printElement(target.name, props, '    ').join('\n')}\n  );`;
}

/**
 * A demo file that shows the component as it is described: complete, and as prettier would leave
 * it.
 */
export function toCode(model: PlaygroundModel, description: Description): string {
  const { definitions, props } = hoist(model, description);
  const imports = [
    importLine(model, description),
    ...model.target.styles.map((style) => `import '${style}';`),
  ].join('\n');
  const demo = `export default function PlaygroundDemo() {\n${toReturn(model, props)}\n}\n`;
  return [`${imports}\n`, ...definitions, demo].join('\n');
}

/** The component as a demo that can be exported. */
export function toAssets(model: PlaygroundModel, description: Description): DemoAssets {
  const entry = 'playground/index.tsx';
  return {
    id: 'playground',
    title: 'Playground',
    entry,
    files: { [entry]: toCode(model, description) },
  };
}
