import { useMemo } from 'react';
import { useTexts } from '../locale/useTexts';
import { whyNoPlayground, type NoPlayground } from './availability';
import { CodePanel } from './CodePanel';
import { Controls } from './Controls';
import { describe } from './model/description';
import { PlaygroundProvider, usePlayground, type PlaygroundSubject } from './PlaygroundContext';
import { QueryProblems } from './QueryProblems';
import { Stage } from './Stage';
import { sitePlayground } from './sitePlayground';
import { playgroundTexts } from './texts';
import { useSettings } from './useSettings';
import './playground.css';
import './controls.css';

interface WorkbenchProps {
  /** Whether its tab is the one being shown. */
  isShown: boolean;
}

/** The component on its stage, a control for each prop, and the code of what is set. */
function Bench({ isShown }: WorkbenchProps) {
  const { model } = usePlayground();
  const { settings, problems, set, reset, address } = useSettings(model, isShown);
  const description = useMemo(() => describe(model, settings), [model, settings]);
  return (
    <div className="playground">
      <QueryProblems problems={problems} />
      <div className="playground-bench">
        {/* An open list is at the end of the body, so it would be seen in the other tabs too. */}
        {isShown && <Stage description={description} onReset={reset} onChange={set} />}
        <Controls settings={settings} onChange={set} onReset={reset} />
      </div>
      <CodePanel description={description} address={address} />
    </div>
  );
}

/** Says why nothing can be shown. */
function Nothing({ why }: { why: NoPlayground }) {
  const { nothing } = useTexts(playgroundTexts);
  return (
    <p className="playground-note">
      {why.because === 'missing'
        ? nothing.missing(why.props.map(({ name }) => name).join(', '))
        : nothing[why.because]}
    </p>
  );
}

/** The playground of a component; by default of the one that the settings of the site name. */
export function Workbench({
  isShown,
  subject = sitePlayground,
}: WorkbenchProps & { subject?: PlaygroundSubject }) {
  const why = whyNoPlayground(subject?.model);
  if (!subject || why) return <Nothing why={why ?? { because: 'no-component' }} />;
  return (
    <PlaygroundProvider value={subject}>
      <Bench isShown={isShown} />
    </PlaygroundProvider>
  );
}
