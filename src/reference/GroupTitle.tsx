import { useInterfaceLang } from '../locale/useLocale';
import { useTexts } from '../locale/useTexts';
import { referenceTexts } from './texts';

interface GroupTitleProps {
  /** Name of the group. */
  group: string;
  /** Its title in English. */
  title: string;
}

/** The title of a group of props outside of its table, in the language of the table. */
export function GroupTitle({ group, title }: GroupTitleProps) {
  const texts = useTexts(referenceTexts);
  const lang = useInterfaceLang();
  const translated = new Map(Object.entries(texts?.groups ?? {})).get(group);
  return <span lang={translated && lang}>{translated ?? title}</span>;
}
