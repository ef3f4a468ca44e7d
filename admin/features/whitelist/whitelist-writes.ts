import { useQueryClient } from '@tanstack/react-query';
import { answer, api } from '../../api-client.ts';
import { whitelistKey } from './whitelist-queries.ts';

/** The writes on the whitelist; each resolves once the table shows what the server now has. */
export function useWhitelistWrites() {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: whitelistKey });
  return {
    async add(ip: string) {
      const created = await answer(api.api.whitelists.$post({ json: { ip } }));
      await refresh();
      return created;
    },
    async setStatus(id: number, isActive: boolean) {
      const updated = await answer(
        api.api.whitelists[':id'].$put({ param: { id: `${id}` }, json: { status: isActive } }),
      );
      await refresh();
      return updated;
    },
    async remove(id: number) {
      const removed = await answer(api.api.whitelists[':id'].$delete({ param: { id: `${id}` } }));
      await refresh();
      return removed;
    },
  };
}
