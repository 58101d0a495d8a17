import { PACKAGE_MANAGER_CHOICE } from '../../ui/choice/choices';
import { TAB_LIST } from '../../document/contract';

/** How package managers are offered: as tabs, or as a list beside a single line. */
export type ManagerForm = 'tabs' | 'list';

/** What both forms of the component are given. */
export interface ManagersProps {
  form: ManagerForm;
  /** Name of the commands in the document. */
  part: string;
}

/** Classes of what has the fields. */
export const MANAGERS_CLASS: Readonly<Record<ManagerForm, string>> = {
  tabs: `${TAB_LIST} needs-script`,
  list: 'package-manager needs-script',
};

/** The group of the fields. Names of programs need no translation. */
export const MANAGERS_GROUP = {
  role: 'group',
  'aria-label': PACKAGE_MANAGER_CHOICE.values.join(', '),
} as const;

/** Name by which the document has what chooses among commands. */
export const managersPart = (part: string) => `${part}-managers`;
