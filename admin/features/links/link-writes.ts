import { useQueryClient } from '@tanstack/react-query';
import type { UpdateWebsiteLink } from '../../../api/contract/requests.ts';
import { answer, api } from '../../api-client.ts';
import { linksKey } from './link-queries.ts';

/** What the form of a new link holds. */
export interface AddLinkForm {
  link: string;
  websiteId: number;
}

/** The writes on links; each resolves once the table shows what the server now has. */
export function useLinkWrites() {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: linksKey });
  return {
    async create({ link, websiteId }: AddLinkForm) {
      const created = await answer(
        api.api.livechatwebsitelinks.$post({ json: { link, website_id: websiteId } }),
      );
      await refresh();
      return created;
    },
    async update(id: number, fields: UpdateWebsiteLink) {
      const updated = await answer(
        api.api.livechatwebsitelinks[':id'].$put({ param: { id: `${id}` }, json: fields }),
      );
      await refresh();
      return updated;
    },
    async remove(id: number) {
      const removed = await answer(
        api.api.livechatwebsitelinks[':id'].$delete({ param: { id: `${id}` } }),
      );
      await refresh();
      return removed;
    },
  };
}
