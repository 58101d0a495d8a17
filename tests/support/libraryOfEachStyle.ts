import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const TYPES = `
import * as React from 'react';
import Slider from './Slider';
export default Slider;
export { SliderHandle, SliderHandle as Handle } from './Slider';
export type { SliderProps } from './Slider';

interface OwnProps { size?: 'small' | 'large'; ref?: React.Ref<HTMLButtonElement> }
export declare function Button(props: OwnProps & React.ComponentProps<'button'>): React.ReactNode;
export declare const Icon: React.FC<{ name: string }>;
export declare const Card: React.MemoExoticComponent<(props: React.PropsWithChildren<{ title?: string }>) => React.JSX.Element>;
export declare const Plain: React.FC<Omit<CardProps, 'secret' | 'title'> & Pick<Other, 'kept'>>;
interface CardProps { title: string; secret: string; shown?: boolean }
interface Other { kept?: number; dropped?: number }

export declare class Tree<Item = string> extends React.Component<TreeProps<Item>> {
  static defaultProps: { depth: number };
  static Node: React.FC<{ label: string }>;
  open: (item: Item) => void;
  /** Whether anything is chosen. */
  isEmpty(): boolean;
  count(): number;
  items: Item[];
  private measure(): void;
  protected close(): void;
  _reset(): void;
  onKeyDown(): void;
  componentDidMount(): void;
  render(): React.ReactNode;
}
export declare const Forest: (props: { shade?: boolean } & React.RefAttributes<Tree>) => React.JSX.Element;
interface TreeProps<Item> { items: readonly Item[]; depth: number; itemKey?: Accessor<Item>['key'] }
interface Accessor<Item> { key(item: Item): string }

type LinkProps = { href: string; onPress?: never } | { href?: never; onPress: () => void };
export declare const Link: (props: LinkProps & { label: string; kind?: Kind }) => React.ReactElement | null;
export declare const KINDS: readonly ['plain', 'loud'];
type Kind = (typeof KINDS)[number];

export declare function List<Item extends object>(props: ListProps<Item> & React.RefAttributes<ListRef>): React.JSX.Element;
interface ListProps<Item> { data: Item[]; render: (item: Item) => React.ReactNode }
interface ListRef { scrollTo(index: number): void; element: HTMLElement | null }

export declare const parts: { Row: React.FC<{ height?: number }> };
export declare const Theme: React.Context<string>;
export declare const ListContext: React.Context<ListState & { ref?: React.Ref<ListRef> } | null>;
interface ListState {
  /** How many there are. */
  count: number;
  align?: 'start' | 'end';
}
export declare const ItemsContext: React.Context<string[] | null>;
export declare const ErrorsContext: React.Context<Record<string, string>>;
export declare const SendContext: React.Context<(text: string) => void>;
export declare const NAMES_OF_ALL: (props: object) => null;
export declare function useSlider(props: object): React.ReactElement;
export declare function Duration(seconds: number): React.ReactElement;

interface Attributes { dir?: string; lang?: string; hidden?: boolean; translate?: 'yes' | 'no'; tabIndex?: number }
export interface BoxProps extends Attributes { padding?: number; 'aria-label'?: string }
export declare const Box: React.FC<BoxProps & React.AriaAttributes>;
`;

const SLIDER_TYPES = `
import * as React from 'react';
export interface SliderProps<Value = number | number[]> {
  value?: Value;
  onChange?: (value: Value) => void;
  /** The smallest value,
   *  see [the guide](https://guide.example) and {@link SliderProps.max}. */
  min?: number;
  /** @default 100 */
  max?: number;
  step?: number | null;
  /** @defaultValue horizontal */
  orientation?: 'horizontal' | 'vertical';
  keyboard?: boolean;
  names?: Names;
  /** @deprecated Use \`names\` instead. */
  classes?: string[];
  /** @private */
  hack?: string;
  __scope?: string;
  marks?: () => void;
}
type Names = Record<Part, string>;
type Part = 'track' | 'rail';
export interface SliderRef { focus: () => void }
declare const Slider: React.ForwardRefExoticComponent<SliderProps & React.RefAttributes<SliderRef>>;
export declare function SliderHandle(props: { index: number }): React.JSX.Element;
export default Slider;
`;

const SLIDER_CODE = `
var Slider = React.forwardRef(function (props, ref) {
  var _props$min = props.min,
    min = _props$min === void 0 ? 0 : _props$min,
    _props$step = props.step, step = _props$step !== null && _props$step !== void 0 ? _props$step : 1;
  const { keyboard = true, marks = function () {} } = props;
});
function SliderHandle({ index = -1 }) {}
`;

/** Writes a file and its folders. */
export function writeIn(project: string, file: string, text: string): void {
  const target = path.join(project, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

/**
 * Creates a folder in which a package is installed that has a component of each style: functions,
 * classes, `forwardRef`, `memo`, generics, parts, shapes of props and names that are no components.
 *
 * @returns The folder, for the caller to remove.
 */
export function createProject(): string {
  const project = mkdtempSync(path.join(tmpdir(), 'reference-'));
  writeIn(
    project,
    'node_modules/rc-slider/package.json',
    JSON.stringify({ name: 'rc-slider', types: 'index.d.ts', main: 'index.js' }),
  );
  writeIn(project, 'node_modules/rc-slider/index.d.ts', TYPES);
  writeIn(
    project,
    'node_modules/rc-slider/index.js',
    'Tree.defaultProps = { depth: 3 }; function Aside({ align = 4 }) {}',
  );
  writeIn(project, 'node_modules/rc-slider/Slider.d.ts', SLIDER_TYPES);
  writeIn(project, 'node_modules/rc-slider/Slider.js', SLIDER_CODE);
  mkdirSync(path.join(project, 'node_modules/@types'));
  for (const name of ['@types/react', 'csstype'])
    symlinkSync(path.resolve('node_modules', name), path.join(project, 'node_modules', name));
  return project;
}
