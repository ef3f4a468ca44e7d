import { useQueryClient } from '@tanstack/react-query';
import type { WriteWebsite } from '../../../api/contract/requests.ts';
import { answer, api } from '../../api-client.ts';
import { websiteOptionsKey } from '../../ui/website-options.ts';
import { websitesKey } from './website-queries.ts';

/** The writes on websites; each resolves once the screen shows what the server now has. */
export function useWebsiteWrites() {
  const queryClient = useQueryClient();
  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: websitesKey }),
      queryClient.invalidateQueries({ queryKey: websiteOptionsKey }),
    ]);
  return {
    async create(fields: WriteWebsite) {
      const created = await answer(api.api.websites.$post({ json: fields }));
      await refresh();
      return created;
    },
    async update(id: number, fields: WriteWebsite) {
      const updated = await answer(
        api.api.websites[':id'].$put({ param: { id: `${id}` }, json: fields }),
      );
      await refresh();
      return updated;
    },
    async remove(id: number) {
      const removed = await answer(api.api.websites[':id'].$delete({ param: { id: `${id}` } }));
      // FAQs and links went with it, whichever screen shows them.
      await queryClient.invalidateQueries();
      return removed;
    },
  };
}
