import { useQueryClient } from '@tanstack/react-query';
import type { Faq, FaqTreeEntry } from '../../../../api/contract/entities.ts';
import { api, readResponse } from '../../../data/api-client.ts';
import { finishCreation } from '../../../data/finish-write.ts';
import { useCreateOnce } from '../../../data/forms/create-once.ts';
import type { SendOptions, Upload } from '../../../data/forms/use-upload.ts';
import { faqAddress, treeQuery } from '../../../data/websites/website-tree.ts';
import { prepareImage } from '../../../ui/image/prepare-image.ts';
import { useFaqWrites } from '../data/faq-writes.ts';
import { requestOf } from './faq-fields.tsx';
import type { FaqForm, FaqRequest } from './faq-form-types.ts';

/**
 * The writes of the two forms of a FAQ, with the undo action for the toast. An edit resolves after the queries were
 * refreshed.
 */
export function useFaqFormWrites(websiteId: number) {
  const { finish, refresh, reload, readTree, reveal, undoOf } = useFaqWrites(websiteId);
  const createOnce = useCreateOnce();
  const queryClient = useQueryClient();
  return {
    async create(form: FaqForm, upload: Upload) {
      const creation = createOnce((options) =>
        sendForm(form, upload, (request, sending) =>
          readResponse(
            api.api.faqs.$post(
              { form: { ...request, website_id: `${websiteId}` } },
              { ...options, ...sending },
            ),
          ),
        ),
      );
      const created = await finishCreation(creation, refresh);
      reload();
      const findIn = (tree: readonly FaqTreeEntry[] = []) => {
        const index = tree.findIndex(({ id }) => id === created.id);
        return index === -1 ? undefined : faqAddress(websiteId, index, created.id);
      };
      /** Returns the current URL of the new row. It waits until the tree contains the row. */
      const findAddress = async () =>
        findIn(readTree()) ?? findIn(await queryClient.fetchQuery(treeQuery(websiteId)));
      return { ...created, findAddress, undo: undoOf(created.undo_id) };
    },
    async update({ id, version }: Pick<Faq, 'id' | 'version'>, form: FaqForm, upload: Upload) {
      const edit = sendForm(form, upload, (request, sending) =>
        readResponse(
          api.api.faqs[':id'].$put(
            {
              param: { id: `${id}` },
              form: { ...request, website_id: `${websiteId}`, version: `${version}` },
            },
            sending,
          ),
        ),
      );
      const updated = await finish(edit);
      return { ...updated, address: reveal(id), undo: undoOf(updated.undo_id) };
    },
  };
}

/** Sends a form with its prepared image. Without an image no progress is shown. */
async function sendForm<Sent>(
  form: FaqForm,
  upload: Upload,
  send: (request: FaqRequest, options: SendOptions) => Promise<Sent>,
): Promise<Sent> {
  if (form.image === undefined) return await send(requestOf(form), {});
  const { file: image = form.image } = await prepareImage(form.image);
  return await upload.run((options) => send(requestOf({ ...form, image }), options));
}
