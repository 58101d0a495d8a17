import { useTexts } from '../../../../locale/useTexts';
import { editTexts } from '../texts';

/** Says that the code came with a link and has not been run. */
export function FromLink() {
  const { what, why } = useTexts(editTexts).fromLink;
  return (
    <div className="edit-note" role="status">
      <p>
        <strong>{what}</strong> {why}
      </p>
    </div>
  );
}
