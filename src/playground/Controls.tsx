import { useState } from 'react';
import { wordFilter } from '../lib/wordFilter';
import { useTexts } from '../locale/useTexts';
import { ControlGroup } from './ControlGroup';
import { ControlRows } from './ControlRows';
import { countChanges } from './model/description';
import type { PlaygroundModel } from './model/model';
import type { Settings } from './model/settings';
import { usePlayground } from './PlaygroundContext';
import { RuledOut } from './RuledOut';
import { playgroundTexts } from './texts';
import { Button } from '../ui/Button';
import { VISUALLY_HIDDEN } from '../document/contract';

interface ControlsProps {
  settings: Settings;
  onChange: (settings: Settings) => void;
  onReset: () => void;
}

/** Open from the start: what most readers come for, and what their link has set. */
function openAtFirst(
  { controls, adapter }: PlaygroundModel,
  settings: Settings,
): ReadonlySet<string | undefined> {
  const set = controls.filter(({ prop }) => settings[prop.name] !== undefined);
  const first = adapter.openGroups ?? [controls[0]?.prop.group];
  return new Set([...first, ...set.map(({ prop }) => prop.group)]);
}

/** A control for each prop, in the groups of the reference, and a search by name. */
export function Controls({ settings, onChange, onReset }: ControlsProps) {
  const texts = useTexts(playgroundTexts);
  const { model } = usePlayground();
  const [text, setText] = useState('');
  const [resets, setResets] = useState(0);
  const [opened, setOpened] = useState(() => openAtFirst(model, settings));
  const changes = countChanges(model, settings);
  const isFiltered = text.trim() !== '';
  const matches = wordFilter(text);
  const found = model.controls.filter(({ prop }) => matches(prop.name));
  const groups = [...new Set(model.controls.flatMap(({ prop }) => prop.group ?? []))];

  const toggle = (group: string, isOpen: boolean) =>
    setOpened((before) => {
      const others = [...before].filter((other) => other !== group);
      return new Set(isOpen ? [...others, group] : others);
    });

  const resetAll = () => {
    // New fields, which do not keep what was typed and was invalid.
    setResets(resets + 1);
    onReset();
  };

  return (
    <section className="playground-controls" aria-label={texts.controls}>
      <div className="playground-summary">
        <p role="status">{texts.changed(changes)}</p>
        <Button
          look={changes > 0 ? 'button' : 'plain'}
          className="playground-reset-all"
          onClick={resetAll}
        >
          {texts.resetAll}
        </Button>
      </div>
      <label className={VISUALLY_HIDDEN} htmlFor="playground-find">
        {texts.findProp}
      </label>
      <input
        id="playground-find"
        className="playground-find"
        type="search"
        placeholder={texts.findProp}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {groups.map((group) => (
        <ControlGroup
          key={`${group} ${resets}`}
          group={group}
          controls={found.filter(({ prop }) => prop.group === group)}
          settings={settings}
          isOpen={isFiltered || opened.has(group)}
          onToggle={isFiltered ? undefined : (isOpen) => toggle(group, isOpen)}
          onChange={onChange}
        />
      ))}
      <ControlRows
        key={resets}
        controls={found.filter(({ prop }) => prop.group === undefined)}
        settings={settings}
        onChange={onChange}
      />
      {found.length === 0 && (
        <p className="playground-none" role="status">
          {texts.noProp(text)}
        </p>
      )}
      {!isFiltered && <RuledOut />}
    </section>
  );
}
