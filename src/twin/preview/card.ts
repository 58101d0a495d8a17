import type { ContainerNode, Node, TextNode } from '@takumi-rs/core';
import type { PreviewTexts } from './preview';

type Style = NonNullable<Node['style']>;

/** Room at the left and the right. */
const MARGIN = 88;

/** Text of at most so many lines; an ellipsis stands for the rest. */
const cut = (lines: number): Style => ({
  lineClamp: lines,
  textOverflow: 'ellipsis',
  overflowWrap: 'anywhere',
});

const STYLES = {
  card: {
    display: 'flex',
    flexDirection: 'column',
    width: '100%',
    height: '100%',
    padding: `60px ${MARGIN}px 0`,
    background: 'var(--color-bg)',
    color: 'var(--color-text)',
  },
  site: { display: 'flex', alignItems: 'center', gap: 16 },
  logo: { width: 68, height: 68 },
  name: { fontSize: 38, fontWeight: 650, letterSpacing: '-0.015em' },
  page: { display: 'flex', flexDirection: 'column', marginTop: 'auto', paddingBottom: 52 },
  group: { marginBottom: 10, color: 'var(--color-accent)', fontSize: 30, fontWeight: 600 },
  title: {
    ...cut(2),
    fontSize: 78,
    fontWeight: 680,
    lineHeight: 1.12,
    letterSpacing: '-0.03em',
    textWrap: 'balance',
  },
  description: {
    ...cut(3),
    marginTop: 24,
    color: 'var(--color-muted)',
    fontSize: 34,
    lineHeight: 1.42,
  },
  edge: { height: 14, margin: `0 -${MARGIN}px`, background: 'var(--color-accent)' },
} as const satisfies Record<string, Style>;

const box = (style: Style, ...children: Node[]): ContainerNode => ({
  type: 'container',
  style,
  children,
});

const line = (style: Style, text: string | undefined): TextNode[] =>
  text ? [{ type: 'text', style, text }] : [];

/**
 * The picture of a page: the site at the top, the page at the bottom.
 *
 * @param logo - Name under which the renderer has the logo.
 */
export function cardOf({ site, group, title, description }: PreviewTexts, logo: string): Node {
  return box(
    STYLES.card,
    box(STYLES.site, { type: 'image', src: logo, style: STYLES.logo }, ...line(STYLES.name, site)),
    box(
      STYLES.page,
      ...line(STYLES.group, group),
      ...line(STYLES.title, title),
      ...line(STYLES.description, description),
    ),
    box(STYLES.edge),
  );
}
