import { useQueryClient } from '@tanstack/react-query';
import type { AdminUser } from '../../../api/contract/entities.ts';
import type { CreateUser, UpdateUserPassword } from '../../../api/contract/requests.ts';
import { answer, api } from '../../api-client.ts';
import { useCreateOnce } from '../../create-once.ts';
import { useSession } from '../../session-store.ts';
import { settleWrite } from '../../settle-write.ts';
import { usersKey } from './user-queries.ts';

/** The writes on the accounts; each resolves once the table shows what the server now has. */
export function useUserWrites() {
  const queryClient = useQueryClient();
  const createOnce = useCreateOnce();
  const refresh = () => queryClient.invalidateQueries({ queryKey: usersKey });
  return {
    create(user: CreateUser) {
      const creation = createOnce((options) =>
        answer(api.api.users.$post({ json: user }, options)),
      );
      return settleWrite(creation, refresh);
    },
    setStatus({ id, version }: AdminUser, isActive: boolean) {
      const edit = api.api.users[':id'].$put({
        param: { id: `${id}` },
        json: { account_status: isActive, version },
      });
      return settleWrite(answer(edit), refresh);
    },
    setPassword(id: number, json: UpdateUserPassword) {
      const edit = answer(api.api.users.updatepass[':id'].$put({ param: { id: `${id}` }, json }));
      // One's own session ends with it: the table could not be read any more.
      return id === useSession.getState().userId ? edit : settleWrite(edit, refresh);
    },
    remove({ id, version }: AdminUser) {
      const removal = api.api.users[':id'].$delete({
        param: { id: `${id}` },
        query: { version: `${version}` },
      });
      return settleWrite(answer(removal), refresh);
    },
  };
}
