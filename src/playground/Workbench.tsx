import { useMemo } from 'react';
import { describe } from './rc-select/props';
import { CodePanel } from './CodePanel';
import { Controls } from './Controls';
import { QueryProblems } from './QueryProblems';
import { Stage } from './Stage';
import { useSettings } from './useSettings';
import './playground.css';
import './controls.css';

interface WorkbenchProps {
  /** Whether its tab is the one being shown. */
  isShown: boolean;
}

/**
 * The playground: the select on its stage, a control for each prop, and the code of what is set.
 */
export function Workbench({ isShown }: WorkbenchProps) {
  const { settings, problems, set, reset, address } = useSettings(isShown);
  const description = useMemo(() => describe(settings), [settings]);
  return (
    <div className="playground">
      <QueryProblems problems={problems} />
      <div className="playground-bench">
        {/* An open list is at the end of the body, so it would be seen in the other tabs too. */}
        {isShown && <Stage description={description} onReset={reset} />}
        <Controls settings={settings} onChange={set} onReset={reset} />
      </div>
      <CodePanel description={description} address={address} />
    </div>
  );
}
