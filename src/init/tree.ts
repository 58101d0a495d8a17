/** An element of a demo: a component of the library, or an element of the document. */
export interface Tree {
  /** As code writes it: `Switch`, `Select.Option` or `span`. */
  name: string;
  /** Source of an expression, by prop. */
  props: Readonly<Record<string, string>>;
  children: readonly (Tree | string)[];
}

const STEP = '  ';

/** A text between single quotes, which an attribute has between double ones. */
const QUOTED = /^'([^'"\\{}]*)'$/;

function attributesOf({ props }: Tree): string {
  return Object.entries(props)
    .map(([name, code]) => {
      const [, text] = QUOTED.exec(code) ?? [];
      if (text !== undefined) return ` ${name}="${text}"`;
      return code === 'true' ? ` ${name}` : ` ${name}={${code}}`;
    })
    .join('');
}

/**
 * Prints an element as JSX.
 *
 * @param indent - Of the line that it begins in.
 * @param nameOf - What the code calls a component.
 */
export function printTree(tree: Tree, indent = '', nameOf = (name: string) => name): string {
  const name = nameOf(tree.name);
  const open = `<${name}${attributesOf(tree)}`;
  const [first] = tree.children;
  if (first === undefined) return `${open} />`;
  if (typeof first === 'string' && tree.children.length === 1) return `${open}>${first}</${name}>`;
  const inner = indent + STEP;
  const lines = tree.children.map((child) =>
    typeof child === 'string' ? `${inner}${child}` : inner + printTree(child, inner, nameOf),
  );
  return [`${open}>`, ...lines, `${indent}</${name}>`].join('\n');
}

/** The components of the library in an element, each once. */
export function componentsOf(tree: Tree): string[] {
  const inner = tree.children.flatMap((child) =>
    typeof child === 'string' ? [] : componentsOf(child),
  );
  const isOwn = /^[A-Z]/.test(tree.name);
  return [...new Set([...(isOwn ? [tree.name] : []), ...inner])];
}

/** All elements in one, itself first. */
export function treesIn(tree: Tree): Tree[] {
  return [
    tree,
    ...tree.children.flatMap((child) => (typeof child === 'string' ? [] : treesIn(child))),
  ];
}

/** A tree in which one element has another child, at its end. */
export function withChild(tree: Tree, parent: Tree, child: Tree): Tree {
  if (tree === parent) {
    // A text stood for what the component shows, which its parts do now.
    const kept = tree.children.filter((each) => typeof each !== 'string');
    return { ...tree, children: [...kept, child] };
  }
  const children = tree.children.map((each) =>
    typeof each === 'string' ? each : withChild(each, parent, child),
  );
  return { ...tree, children };
}
