import { memo } from 'react';
import { findCallback } from '../../../../src/rc-select/inspect/calls/callbacks';
import type { LoggedCall } from '../../../../src/rc-select/inspect/calls/callLog';
import { useTexts } from '../../../locale/useTexts';
import { Link } from '../../../site/Link';
import { clock } from './clock';
import { inspectTexts } from './texts';

/** Props of a line of the log. */
export interface CallLineProps {
  call: LoggedCall;
  /** Says which select called, where the demo has more than one. */
  hasSelect: boolean;
}

function CallbackName({ name }: { name: string }) {
  const info = findCallback(name);
  const texts = useTexts(inspectTexts);
  if (!info) return <b>{name}</b>;
  return (
    <Link to={`/#${info.anchor}`} title={texts.inReference(name)}>
      {name}
    </Link>
  );
}

/** One call: when, which callback, and its arguments. */
export const CallLine = memo(function CallLine({ call, hasSelect }: CallLineProps) {
  const texts = useTexts(inspectTexts);
  return (
    <li className="inspector-line">
      <time>{clock(call.time)}</time>
      <div>
        {hasSelect && (
          <span className="inspector-who">
            <bdi>{call.select || texts.unnamed}</bdi>
          </span>
        )}
        <code>
          <CallbackName name={call.callback} />
          <span className="inspector-args">({call.args.join(', ')})</span>
        </code>
      </div>
    </li>
  );
});
