import { useRef, useState } from 'react';
import { DeliveryPanel } from './DeliveryPanel';

type Panel = 'closed' | 'still' | 'scrolled';

export default function FocusDemo() {
  const stillRef = useRef<HTMLButtonElement>(null);
  const scrolledRef = useRef<HTMLButtonElement>(null);
  const [panel, setPanel] = useState<Panel>('closed');

  const close = () => {
    const opener = panel === 'still' ? stillRef : scrolledRef;
    opener.current?.focus();
    setPanel('closed');
  };

  return (
    <>
      <div className="demo-row">
        <button
          ref={stillRef}
          type="button"
          className="demo-button"
          onClick={() => setPanel('still')}
        >
          Open in place
        </button>
        <button
          ref={scrolledRef}
          type="button"
          className="demo-button"
          onClick={() => setPanel('scrolled')}
        >
          Open and scroll
        </button>
      </div>
      {panel !== 'closed' && (
        <DeliveryPanel key={panel} preventScroll={panel === 'still'} onClose={close} />
      )}
    </>
  );
}
