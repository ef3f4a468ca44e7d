import { useQueryClient } from '@tanstack/react-query';
import type { WhitelistEntry } from '../../../api/contract/entities.ts';
import type { UpdateWhitelistEntry } from '../../../api/contract/requests.ts';
import { api, readResponse } from '../../data/api-client.ts';
import { finishRemoval, finishWrite, rejecting } from '../../data/finish-write.ts';
import { useCreateOnce } from '../../data/forms/create-once.ts';
import { dropRows } from '../../data/lists/drop-rows.ts';
import { whitelistKey } from './whitelist-queries.ts';

/** The writes on the whitelist; each resolves after the table was refreshed. */
export function useWhitelistWrites() {
  const queryClient = useQueryClient();
  const createOnce = useCreateOnce();
  const refresh = () => queryClient.invalidateQueries({ queryKey: whitelistKey }, rejecting);
  return {
    add(ip: string, note = '') {
      const json = { ip, ...(note.trim() !== '' && { note }) };
      const creation = createOnce((options) =>
        readResponse(api.api.whitelists.$post({ json }, options)),
      );
      return finishWrite(creation, refresh);
    },
    update(id: number, json: UpdateWhitelistEntry) {
      const edit = api.api.whitelists[':id'].$put({ param: { id: `${id}` }, json });
      return finishWrite(readResponse(edit), refresh);
    },
    remove({ id, version }: WhitelistEntry) {
      const removal = api.api.whitelists[':id'].$delete({
        param: { id: `${id}` },
        query: { version: `${version}` },
      });
      const drop = () => dropRows(queryClient, whitelistKey, [id]);
      return finishRemoval(readResponse(removal), drop, refresh);
    },
  };
}
