import type { Suggestions } from './useSuggestions';

function describe({ status, cities, error }: Suggestions): string {
  switch (status) {
    case 'idle':
      return 'No request';
    case 'loading':
      return 'Searching …';
    case 'ready':
      return cities.length === 1 ? '1 city' : `${cities.length} cities`;
    case 'failed':
      return error?.message ?? 'No answer';
  }
}

/** The state of the request. A list that is empty or closed does not show it. */
export default function SuggestionStatus({ suggestions }: { suggestions: Suggestions }) {
  return (
    <p className="demo-note" role="status">
      {describe(suggestions)}
    </p>
  );
}
