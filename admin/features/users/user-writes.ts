import { useQueryClient } from '@tanstack/react-query';
import type { AdminUser } from '../../../api/contract/entities.ts';
import type { CreateUser, UpdateUserPassword } from '../../../api/contract/requests.ts';
import { usersCopy as copy } from '../../copy/users.ts';
import { api, readResponse } from '../../data/api-client.ts';
import { finishRemoval, finishWrite, rejecting } from '../../data/finish-write.ts';
import { useCreateOnce } from '../../data/forms/create-once.ts';
import { dropRows } from '../../data/lists/drop-rows.ts';
import { useSession } from '../../data/session-store.ts';
import { useUndoAction } from '../../data/use-undo-action.ts';
import { type RightsForm, toUserRights } from './rights-form.ts';
import { usersKey } from './user-queries.ts';

/** The writes on the accounts; each resolves after the table was refreshed. */
export function useUserWrites() {
  const queryClient = useQueryClient();
  const createOnce = useCreateOnce();
  const undoOf = useUndoAction(copy.undoFailed);
  const refresh = () => queryClient.invalidateQueries({ queryKey: usersKey }, rejecting);
  return {
    create(user: CreateUser) {
      const creation = createOnce((options) =>
        readResponse(api.api.users.$post({ json: user }, options)),
      );
      return finishWrite(creation, refresh);
    },
    setStatus({ id, version }: AdminUser, isActive: boolean, takesOver: boolean) {
      const edit = api.api.users[':id'].$put({
        param: { id: `${id}` },
        json: { account_status: isActive, version, ...takeOver(takesOver) },
      });
      return finishWrite(readResponse(edit), refresh);
    },
    async setRights(
      { id, version }: Pick<AdminUser, 'id' | 'version'>,
      rights: RightsForm,
      takesOver: boolean,
    ) {
      const edit = api.api.users[':id'].$put({
        param: { id: `${id}` },
        json: { ...toUserRights(rights), version, ...takeOver(takesOver) },
      });
      const written = await finishWrite(readResponse(edit), refresh);
      return { ...written, undo: undoOf(written.undo_id) };
    },
    setPassword(id: number, json: UpdateUserPassword) {
      const edit = readResponse(
        api.api.users.updatepass[':id'].$put({ param: { id: `${id}` }, json }),
      );
      // This ends the user's own session, so do not reload the table.
      return id === useSession.getState().userId ? edit : finishWrite(edit, refresh);
    },
    remove({ id, version }: AdminUser, takesOver: boolean) {
      const removal = api.api.users[':id'].$delete({
        param: { id: `${id}` },
        query: {
          version: `${version}`,
          ...(takesOver && { take_over_schedules: 'true' as const }),
        },
      });
      const drop = () => dropRows(queryClient, usersKey, [id]);
      return finishRemoval(readResponse(removal), drop, refresh);
    },
  };
}

const takeOver = (takesOver: boolean) => takesOver && { take_over_schedules: true };
