import { usePage } from '../../site/PageContext';
import { LiveDemo } from './LiveDemo';
import './inlineDemo.css';

/**
 * A demo without a block around it (`<code src inline="true">`): only its stage. It waits for the
 * reader, so it costs no script before (theme/start/start.ts).
 */
export default function InlineDemo({ id }: { id: string }) {
  const { demos } = usePage();
  return (
    <div className="inline-demo">
      <LiveDemo id={id} demos={demos} />
    </div>
  );
}
