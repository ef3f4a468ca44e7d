import { useQueryClient } from '@tanstack/react-query';
import type { Website } from '../../../../api/contract/entities.ts';
import type { CreateWebsite } from '../../../../api/contract/faqs/faq-copies.ts';
import type { UpdateWebsite } from '../../../../api/contract/requests.ts';
import { api, readResponse } from '../../../data/api-client.ts';
import { finishRemoval, finishWrite, rejecting } from '../../../data/finish-write.ts';
import { useCreateOnce } from '../../../data/forms/create-once.ts';
import { dropRows } from '../../../data/lists/drop-rows.ts';
import { websiteOptionsKey } from '../../../data/websites/website-options.ts';
import { websitesKey } from '../../../data/websites/website-settings.ts';

/** The writes on websites; each resolves after the queries were refreshed. */
export function useWebsiteWrites() {
  const queryClient = useQueryClient();
  const createOnce = useCreateOnce();
  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: websitesKey }, rejecting),
      queryClient.invalidateQueries({ queryKey: websiteOptionsKey }, rejecting),
    ]);
  return {
    create(fields: CreateWebsite) {
      const creation = createOnce((options) =>
        readResponse(api.api.websites.$post({ json: toRequest(fields) }, options)),
      );
      return finishWrite(creation, refresh);
    },
    update(id: number, fields: UpdateWebsite) {
      const edit = api.api.websites[':id'].$put({ param: { id: `${id}` }, json: fields });
      return finishWrite(readResponse(edit), refresh);
    },
    remove({ id, version }: Website) {
      const removal = api.api.websites[':id'].$delete({
        param: { id: `${id}` },
        query: { version: `${version}` },
      });
      const drop = () => {
        for (const key of [websitesKey, websiteOptionsKey]) dropRows(queryClient, key, [id]);
      };
      // The removal also removes FAQs and links, so invalidate every query.
      return finishRemoval(readResponse(removal), drop, () =>
        queryClient.invalidateQueries(undefined, rejecting),
      );
    },
  };
}

/** Removes fields that are not needed: an empty website is created with only its three fields (spec, section 7). */
function toRequest({ start, copy_from, copy_settings, ...fields }: CreateWebsite): CreateWebsite {
  if (start === 'copy') return { ...fields, start, copy_from, copy_settings };
  return start === 'starter' ? { ...fields, start } : fields;
}
