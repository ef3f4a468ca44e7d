import { useQueryClient } from '@tanstack/react-query';
import type { Publish, SchedulePublication } from '../../../../api/contract/faqs/publishing.ts';
import type { PublishingMode } from '../../../../api/contract/faqs/publishing-mode.ts';
import { publishingCopy as copy } from '../../../copy/faqs/publishing.ts';
import { api, readResponse } from '../../../data/api-client.ts';
import { finishWrite, rejecting } from '../../../data/finish-write.ts';
import { showToast } from '../../../data/toasts.ts';
import { useUndoAction } from '../../../data/use-undo-action.ts';
import { websiteOptionsKey } from '../../../data/websites/website-options.ts';
import { faqsKey } from '../../../data/websites/website-tree.ts';

/** The writes that publish FAQs or change how they are published. Each shows its result. */
export function usePublishingWrites(websiteId: number) {
  const queryClient = useQueryClient();
  const undoOf = useUndoAction(copy.undoFailed);
  const refresh = async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: websiteOptionsKey }, rejecting),
      queryClient.invalidateQueries({ queryKey: faqsKey(websiteId) }, rejecting),
    ]);
  };
  const report = async (write: Promise<{ message: string; undo_id?: number | null }>) => {
    const { message, undo_id } = await finishWrite(write, refresh);
    showToast('success', message, undoOf(undo_id));
  };
  const routes = api.api.faqs[':websiteId'];
  const param = { websiteId: `${websiteId}` };
  return {
    publish: (json: Publish) =>
      report(
        readResponse(routes.publish.$post({ param, json })).catch(async (failure) => {
          // The draft may have changed: the dialog then shows its changes of now.
          await queryClient.invalidateQueries({ queryKey: faqsKey(websiteId) });
          throw failure;
        }),
      ),
    schedule: (json: SchedulePublication) =>
      report(readResponse(routes.schedule.$put({ param, json }))),
    cancelSchedule: () => report(readResponse(routes.schedule.$delete({ param }))),
    restore: (number: number) =>
      report(
        readResponse(
          routes.releases[':number'].restore.$post({ param: { ...param, number: `${number}` } }),
        ),
      ),
    setMode: (publishing: PublishingMode, publishChanges: boolean) =>
      report(
        readResponse(
          api.api.websites[':id'].settings.$put({
            param: { id: `${websiteId}` },
            json: { publishing, publish_changes: publishChanges },
          }),
        ),
      ),
  };
}
