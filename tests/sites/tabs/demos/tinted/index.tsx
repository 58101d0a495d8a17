import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import { useInsertionEffect } from 'react';

/** Adds a style sheet while it runs, as libraries of CSS-in-JS do. */
function useStyles(css: string) {
  useInsertionEffect(() => {
    const sheet = document.createElement('style');
    sheet.textContent = css;
    document.head.append(sheet);
    return () => sheet.remove();
  }, [css]);
}

export default function Tinted() {
  useStyles('.tinted [data-state="active"] { font-weight: 700; border-block-end: 2px solid; }');
  return (
    <Root className="tinted" defaultValue="bern">
      <List aria-label="Capitals">
        <Trigger value="bern">Bern</Trigger>
        <Trigger value="rome">Rome</Trigger>
      </List>
      <Content value="bern">Bern is in Switzerland.</Content>
      <Content value="rome">Rome is in Italy.</Content>
    </Root>
  );
}
