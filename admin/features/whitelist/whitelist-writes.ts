import { useQueryClient } from '@tanstack/react-query';
import type { WhitelistEntry } from '../../../api/contract/entities.ts';
import { answer, api } from '../../api-client.ts';
import { useCreateOnce } from '../../create-once.ts';
import { settleWrite } from '../../settle-write.ts';
import { whitelistKey } from './whitelist-queries.ts';

/** The writes on the whitelist; each resolves once the table shows what the server now has. */
export function useWhitelistWrites() {
  const queryClient = useQueryClient();
  const createOnce = useCreateOnce();
  const refresh = () => queryClient.invalidateQueries({ queryKey: whitelistKey });
  return {
    add(ip: string) {
      const creation = createOnce((options) =>
        answer(api.api.whitelists.$post({ json: { ip } }, options)),
      );
      return settleWrite(creation, refresh);
    },
    setStatus({ id, version }: WhitelistEntry, isActive: boolean) {
      const edit = api.api.whitelists[':id'].$put({
        param: { id: `${id}` },
        json: { status: isActive, version },
      });
      return settleWrite(answer(edit), refresh);
    },
    remove({ id, version }: WhitelistEntry) {
      const removal = api.api.whitelists[':id'].$delete({
        param: { id: `${id}` },
        query: { version: `${version}` },
      });
      return settleWrite(answer(removal), refresh);
    },
  };
}
