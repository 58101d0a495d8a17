import { useTexts } from '../../locale/useTexts';

/** A placeholder for something that is loading. */
export function LoadingText({ className }: { className?: string }) {
  const { loading } = useTexts();
  return (
    <p className={className} role="status">
      {loading}
    </p>
  );
}
