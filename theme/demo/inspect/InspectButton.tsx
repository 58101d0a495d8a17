import { useStore } from '../../base/useStore';
import { useTexts } from '../../locale/useTexts';
import { useInspection } from './InspectionContext';
import { inspectorPanel } from './inspectorPanel';
import { Button } from '../../ui/Button';

/** Id of the element that a demo's inspector is in. */
export function inspectorId(demo: string): string {
  return `${demo}-inspector`;
}

/** Shows and hides a demo's inspector. */
export function InspectButton({ id }: { id: string }) {
  const texts = useTexts();
  const { isOpen } = useInspection();
  const isShown = useStore(isOpen);
  return (
    <Button
      look="toolbar-button"
      className="needs-script"
      aria-expanded={isShown}
      aria-controls={isShown ? inspectorId(id) : undefined}
      onPointerEnter={inspectorPanel.prepare}
      onFocus={inspectorPanel.prepare}
      onClick={() => isOpen.set(!isShown)}
    >
      {texts.inspect}
    </Button>
  );
}
