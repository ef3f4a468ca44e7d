import { useFetchAhead } from '../ui/use-fetch-ahead.ts';

/** Shows nothing: fetches, once the screen it stands on is there, what the person may want next. */
export function FetchAhead({ load }: { load: () => Promise<unknown> }) {
  useFetchAhead(load);
  return null;
}
