import { useQueryClient } from '@tanstack/react-query';
import { installsCopy as copy } from '../../../copy/installs.ts';
import { uiCopy } from '../../../copy/ui.ts';
import { api, readResponse } from '../../../data/api-client.ts';
import { finishWrite } from '../../../data/finish-write.ts';
import { useCreateOnce } from '../../../data/forms/create-once.ts';
import { showError, showToast } from '../../../data/toasts.ts';
import { websitesKey } from '../../../data/websites/website-settings.ts';

const links = api.api.livechatwebsitelinks;

/** Adds an origin to a website's links. The toast's button removes it again. */
export function useAllowOrigin(websiteId: number) {
  const queryClient = useQueryClient();
  const createOnce = useCreateOnce();
  // The write changes the list of origins and the list of links.
  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: websitesKey }),
      queryClient.invalidateQueries({ queryKey: ['links'] }),
    ]);

  const undo = async (origin: string, id: number) => {
    try {
      const removal = links[':id'].$delete({ param: { id: `${id}` }, query: {} });
      await finishWrite(readResponse(removal), refresh);
      showToast('success', copy.allowUndone(origin));
    } catch (error) {
      showError(error, copy.undoFailed);
    }
  };

  return {
    async allow(origin: string): Promise<void> {
      try {
        const json = { link: origin, website_id: websiteId };
        const creation = createOnce((options) => readResponse(links.$post({ json }, options)));
        const { id } = await finishWrite(creation, refresh);
        const run = () => void undo(origin, id);
        showToast('success', copy.allowed(origin), { label: uiCopy.undo, run });
      } catch (error) {
        showError(error, copy.allowFailed);
      }
    },
  };
}
