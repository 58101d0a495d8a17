import { useTexts } from '../../locale/useTexts';

/** Stands where something is going to be that has been asked for. */
export function LoadingText({ className }: { className?: string }) {
  const { loading } = useTexts();
  return (
    <p className={className} role="status">
      {loading}
    </p>
  );
}
