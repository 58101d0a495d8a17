import { useId } from 'react';
import { fieldsOf, PACKAGE_MANAGER_CHOICE, showChoice } from '../../ui/choice/choices';
import { MANAGERS_CLASS, MANAGERS_GROUP, managersPart, type ManagersProps } from './managersPart';
import { textPart, VISUALLY_HIDDEN } from '../../document/contract';
import './commands.css';

const { values } = PACKAGE_MANAGER_CHOICE;

function ManagerFields({ form }: Pick<ManagersProps, 'form'>) {
  const name = fieldsOf(PACKAGE_MANAGER_CHOICE) + useId();
  if (form === 'list')
    return (
      <select name={name} aria-label={MANAGERS_GROUP['aria-label']}>
        {values.map((manager) => (
          <option key={manager}>{manager}</option>
        ))}
      </select>
    );
  return values.map((manager, index) => (
    <label key={manager}>
      <input
        type="radio"
        className={VISUALLY_HIDDEN}
        name={name}
        value={manager}
        defaultChecked={index === 0}
      />
      <span>{manager}</span>
    </label>
  ));
}

/**
 * Chooses whose commands all blocks of the site show: radio buttons drawn as tabs, or a list beside
 * a single line. The script in the head reacts to them (src/ui/choice/choiceScript.ts).
 */
export function PackageManagers({ form, part }: ManagersProps) {
  return (
    <div
      ref={showChoice}
      {...MANAGERS_GROUP}
      className={MANAGERS_CLASS[form]}
      {...textPart(managersPart(part))}
    >
      <ManagerFields form={form} />
    </div>
  );
}
