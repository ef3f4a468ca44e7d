import { useQueryClient } from '@tanstack/react-query';
import type { Announcement, UpdateAnnouncement } from '../../../api/contract/announcements.ts';
import { announcementsKey } from '../../data/announcements.ts';
import { api, readResponse } from '../../data/api-client.ts';
import { finishRemoval, finishWrite, rejecting } from '../../data/finish-write.ts';
import { useCreateOnce } from '../../data/forms/create-once.ts';
import { dropRows } from '../../data/lists/drop-rows.ts';
import { showToast } from '../../data/toasts.ts';
import { useUndoAction } from '../../data/use-undo-action.ts';

/** The writes on announcements. Each shows its result. */
export function useAnnouncementWrites() {
  const queryClient = useQueryClient();
  const createOnce = useCreateOnce();
  const undoOf = useUndoAction();
  const refresh = () => queryClient.invalidateQueries({ queryKey: announcementsKey }, rejecting);
  return {
    async save(id: number | undefined, json: UpdateAnnouncement) {
      if (id === undefined) {
        const creation = createOnce((options) =>
          readResponse(api.api.notices.$post({ json }, options)),
        );
        showToast('success', (await finishWrite(creation, refresh)).message);
        return;
      }
      const edit = api.api.notices[':id'].$put({ param: { id: `${id}` }, json });
      const { message, undo_id } = await finishWrite(readResponse(edit), refresh);
      showToast('success', message, undoOf(undo_id));
    },
    async remove({ id, version }: Announcement) {
      const removal = api.api.notices[':id'].$delete({
        param: { id: `${id}` },
        query: { version: `${version}` },
      });
      const drop = () => dropRows(queryClient, announcementsKey, [id]);
      const { message, undo_id } = await finishRemoval(readResponse(removal), drop, refresh);
      showToast('success', message, undoOf(undo_id));
    },
  };
}
