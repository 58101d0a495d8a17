import { TextPart } from '../../document/parts/TextPart';
import { showChoice } from '../../ui/choice/choices';
import { MANAGERS_CLASS, MANAGERS_GROUP, managersPart, type ManagersProps } from './managersPart';
import './commands.css';

/** What chooses whose commands are shown, as the document has it. */
export function PackageManagers({ form, part }: ManagersProps) {
  return (
    <TextPart
      ref={showChoice}
      as="div"
      {...MANAGERS_GROUP}
      className={MANAGERS_CLASS[form]}
      name={managersPart(part)}
    />
  );
}
