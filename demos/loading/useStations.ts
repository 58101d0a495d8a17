import { useEffect, useState } from 'react';

export interface Station {
  value: string;
  label: string;
}

const stations: Station[] = [
  { value: 'st-07', label: 'Harbour wall' },
  { value: 'st-12', label: 'North ridge' },
  { value: 'st-19', label: 'Observatory' },
  { value: 'st-23', label: 'Reservoir' },
  { value: 'st-31', label: 'Town hall roof' },
];

/** Stands in for a request: nothing at first, the stations after a while. */
export function useStations(): Station[] | undefined {
  const [answer, setAnswer] = useState<Station[]>();

  useEffect(() => {
    const timer = setTimeout(() => setAnswer(stations), 1500);
    return () => clearTimeout(timer);
  }, []);

  return answer;
}
