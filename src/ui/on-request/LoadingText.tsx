import { usePageTexts } from '../../locale/usePageTexts';

/** A placeholder for something that is loading. */
export function LoadingText({ className }: { className?: string }) {
  const { loading } = usePageTexts();
  return (
    <p className={className} role="status">
      {loading}
    </p>
  );
}
