import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Removes deleted rows from the cached lists below a key, so that they disappear even if a reload fails. */
export function dropRows(client: QueryClient, queryKey: QueryKey, ids: readonly number[]): void {
  client.setQueriesData({ queryKey }, (data: unknown) =>
    Array.isArray(data) ? data.filter((row: { id: number }) => !ids.includes(row.id)) : data,
  );
}
