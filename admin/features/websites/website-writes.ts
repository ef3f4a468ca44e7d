import { useQueryClient } from '@tanstack/react-query';
import type { Website } from '../../../api/contract/entities.ts';
import type { UpdateWebsite, WriteWebsite } from '../../../api/contract/requests.ts';
import { answer, api } from '../../api-client.ts';
import { useCreateOnce } from '../../create-once.ts';
import { settleWrite } from '../../settle-write.ts';
import { websiteOptionsKey } from '../../ui/website-options.ts';
import { websitesKey } from './website-queries.ts';

/** The writes on websites; each resolves once the screen shows what the server now has. */
export function useWebsiteWrites() {
  const queryClient = useQueryClient();
  const createOnce = useCreateOnce();
  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: websitesKey }),
      queryClient.invalidateQueries({ queryKey: websiteOptionsKey }),
    ]);
  return {
    create(fields: WriteWebsite) {
      const creation = createOnce((options) =>
        answer(api.api.websites.$post({ json: fields }, options)),
      );
      return settleWrite(creation, refresh);
    },
    update(id: number, fields: UpdateWebsite) {
      const edit = api.api.websites[':id'].$put({ param: { id: `${id}` }, json: fields });
      return settleWrite(answer(edit), refresh);
    },
    remove({ id, version }: Website) {
      const removal = api.api.websites[':id'].$delete({
        param: { id: `${id}` },
        query: { version: `${version}` },
      });
      // FAQs and links went with it, whichever screen shows them.
      return settleWrite(answer(removal), () => queryClient.invalidateQueries());
    },
  };
}
