import { useEditMessages } from '../texts/useEditMessages';

/** Says that the code came with a link and has not been run. */
export function FromLink() {
  const { what, why } = useEditMessages().fromLink;
  return (
    <div className="edit-note" role="status">
      <p>
        <strong>{what}</strong> {why}
      </p>
    </div>
  );
}
