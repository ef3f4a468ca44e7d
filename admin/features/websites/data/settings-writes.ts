import { useQueryClient } from '@tanstack/react-query';
import type {
  UpdateWebsiteSettings,
  UpdateWebsiteSettingsResponse,
  WebsiteSettings,
} from '../../../../api/contract/faqs/publishing.ts';
import { uiCopy } from '../../../copy/ui.ts';
import { settingsCopy as copy } from '../../../copy/website-settings.ts';
import { ApiError, api, readResponse } from '../../../data/api-client.ts';
import type { SendOptions } from '../../../data/forms/use-upload.ts';
import { showError, showToast, type ToastAction } from '../../../data/toasts.ts';
import { useUndo } from '../../../data/use-undo-action.ts';
import { websiteOptionsKey } from '../../../data/websites/website-options.ts';
import { settingsQuery } from '../../../data/websites/website-settings.ts';

export type SettingsWritten = UpdateWebsiteSettingsResponse;

/** The writes on a website's settings. Each resolves with the stored settings. */
export function useSettingsWrites(websiteId: number) {
  const queryClient = useQueryClient();
  const undo = useUndo();
  const param = { id: `${websiteId}` };
  const cacheSettings = (written: SettingsWritten): SettingsWritten => {
    queryClient.setQueryData(settingsQuery(websiteId).queryKey, written.settings);
    // It knows whether the help page is on.
    void queryClient.invalidateQueries({ queryKey: websiteOptionsKey });
    return written;
  };
  return {
    update: async (json: UpdateWebsiteSettings) =>
      cacheSettings(await readResponse(api.api.websites[':id'].settings.$put({ param, json }))),
    /** @param image `undefined` removes the avatar. */
    saveAvatar: async (image: File | undefined, version: number, options: SendOptions) => {
      const form = { version: `${version}`, ...(image ? { image } : { remove: 'true' as const }) };
      const call = api.api.websites[':id'].avatar.$put({ param, form }, options);
      return cacheSettings(await readResponse(call));
    },
    /** Shows a toast about these writes, with one button that undoes them all. */
    report(written: readonly SettingsWritten[]): void {
      const [first] = written;
      if (first === undefined) return;
      const ids = written.flatMap(({ undo_id }) => undo_id ?? []).reverse();
      const action: ToastAction = {
        label: uiCopy.undo,
        async run() {
          try {
            // Undo the last write first: it may have overwritten a value of an earlier one.
            for (const id of ids) await undo(id);
            showToast('success', copy.undone);
          } catch (error) {
            showError(error, uiCopy.undoFailed);
          }
        },
      };
      showToast('success', first.message, ids.length > 0 ? action : undefined);
    },
  };
}

/** Returns the stored settings, if a write was refused because another user has saved. */
export function findStored(error: unknown): WebsiteSettings | undefined {
  return error instanceof ApiError && error.status === 409
    ? (error.current as WebsiteSettings | undefined)
    : undefined;
}
