import { useQueryClient } from '@tanstack/react-query';
import type { WebsiteLink } from '../../../api/contract/entities.ts';
import type { UpdateWebsiteLink } from '../../../api/contract/requests.ts';
import { api, readResponse } from '../../data/api-client.ts';
import { finishRemoval, finishWrite, rejecting } from '../../data/finish-write.ts';
import { useCreateOnce } from '../../data/forms/create-once.ts';
import { dropRows } from '../../data/lists/drop-rows.ts';
import { linksKey } from './link-queries.ts';

/** The fields of a new link. */
export interface AddLinkForm {
  link: string;
  websiteId: number;
}

/** The writes on links; each resolves after the table was refreshed. */
export function useLinkWrites() {
  const queryClient = useQueryClient();
  const createOnce = useCreateOnce();
  const refresh = () => queryClient.invalidateQueries({ queryKey: linksKey }, rejecting);
  return {
    create({ link, websiteId }: AddLinkForm) {
      const json = { link, website_id: websiteId };
      const creation = createOnce((options) =>
        readResponse(api.api.livechatwebsitelinks.$post({ json }, options)),
      );
      return finishWrite(creation, refresh);
    },
    update(id: number, fields: UpdateWebsiteLink) {
      const edit = api.api.livechatwebsitelinks[':id'].$put({
        param: { id: `${id}` },
        json: fields,
      });
      return finishWrite(readResponse(edit), refresh);
    },
    remove({ id, version }: WebsiteLink) {
      const removal = api.api.livechatwebsitelinks[':id'].$delete({
        param: { id: `${id}` },
        query: { version: `${version}` },
      });
      const drop = () => dropRows(queryClient, linksKey, [id]);
      return finishRemoval(readResponse(removal), drop, refresh);
    },
  };
}
