import { useQueryClient } from '@tanstack/react-query';
import type { CreateUser } from '../../../api/contract/requests.ts';
import { answer, api } from '../../api-client.ts';
import { usersKey } from './user-queries.ts';

/** The writes on the accounts; each resolves once the table shows what the server now has. */
export function useUserWrites() {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: usersKey });
  return {
    async create(user: CreateUser) {
      const created = await answer(api.api.users.$post({ json: user }));
      await refresh();
      return created;
    },
    async setStatus(id: number, isActive: boolean) {
      const updated = await answer(
        api.api.users[':id'].$put({ param: { id: `${id}` }, json: { account_status: isActive } }),
      );
      await refresh();
      return updated;
    },
    /** Leaves the table alone: on one's own account the next call meets an ended session. */
    setPassword(id: number, password: string) {
      return answer(
        api.api.users.updatepass[':id'].$put({ param: { id: `${id}` }, json: { password } }),
      );
    },
    /** The table is read again even when it fails: somebody else may have been faster. */
    async remove(id: number) {
      try {
        return await answer(api.api.users[':id'].$delete({ param: { id: `${id}` } }));
      } finally {
        await refresh();
      }
    },
  };
}
