import { useQueryClient } from '@tanstack/react-query';
import type { Faq } from '../../../../api/contract/entities.ts';
import type { ReplaceAlike, ShowShared } from '../../../../api/contract/faqs/shared-faqs.ts';
import { sharedFaqsCopy as copy } from '../../../copy/faqs/shared-faqs.ts';
import { api, readResponse } from '../../../data/api-client.ts';
import { finishWrite, rejecting } from '../../../data/finish-write.ts';
import { navigate } from '../../../data/router.tsx';
import { showError, showToast } from '../../../data/toasts.ts';
import { useUndoAction } from '../../../data/use-undo-action.ts';
import { reloadBot } from '../../../data/websites/reload-bot.ts';
import { websiteOptionsKey } from '../../../data/websites/website-options.ts';
import { openSharedDialog } from './shared-dialog.ts';
import { alikeKey, alikeQuery } from './shared-queries.ts';

const ofFaq = api.api.faqs[':id'];

/** The writes of shared FAQs. Each changes several trees, and shows its result with an undo. */
export function useSharedWrites() {
  const queryClient = useQueryClient();
  const undoOf = useUndoAction();
  const refresh = async () => {
    void queryClient.invalidateQueries({ queryKey: websiteOptionsKey });
    void queryClient.invalidateQueries({ queryKey: alikeKey, refetchType: 'none' });
    await queryClient.invalidateQueries({ queryKey: ['faqs'] }, rejecting);
  };
  const report = async <Written extends { message: string; undo_id?: number | null }>(
    write: Promise<Written>,
  ): Promise<Written> => {
    const written = await finishWrite(write, refresh);
    const { message, undo_id } = written;
    showToast('success', message, undoOf(undo_id));
    void reloadBot();
    return written;
  };
  const paramOf = ({ id }: Pick<Faq, 'id'>) => ({ param: { id: `${id}` } });

  return {
    /** Creates the library and opens it. */
    async create(): Promise<void> {
      try {
        const write = readResponse(api.api['shared-faqs'].$post());
        const { id } = await finishWrite(write, refresh);
        navigate(`/?website=${id}`);
      } catch (error) {
        showError(error, copy.failed);
      }
    },
    /** @throws ApiError if the server refuses it. */
    async show(websiteId: number, json: ShowShared): Promise<void> {
      const param = { websiteId: `${websiteId}` };
      const write = readResponse(api.api.faqs[':websiteId'].shared.$post({ param, json }));
      const { first_id } = await report(write);
      navigate(`/?website=${websiteId}#row-${first_id}`);
    },
    /** Moves a branch into the library, then offers the same branches of other websites. */
    async share(faq: Faq): Promise<void> {
      try {
        const write = readResponse(ofFaq.share.$post(paramOf(faq)));
        const { source_id } = await report(write);
        // The dialog shows the error of a failed search.
        const alike = await queryClient.fetchQuery(alikeQuery(source_id)).catch(() => undefined);
        if (alike?.branches.length !== 0)
          openSharedDialog({ part: 'alike', faqId: source_id, question: faq.question });
      } catch (error) {
        showError(error, copy.failed);
      }
    },
    async detach(faq: Faq): Promise<void> {
      try {
        await report(readResponse(ofFaq.detach.$post(paramOf(faq))));
      } catch (error) {
        showError(error, copy.failed);
      }
    },
    /** @throws ApiError if the server refuses it. */
    async replaceAlike(faqId: number, json: ReplaceAlike): Promise<void> {
      try {
        await report(readResponse(ofFaq.alike.$post({ ...paramOf({ id: faqId }), json })));
      } catch (error) {
        // The branches may have changed: the open dialog shows them as they are now.
        void queryClient.invalidateQueries({ queryKey: alikeKey });
        throw error;
      }
    },
    /** @throws ApiError if the server refuses it. */
    async publish(websiteIds: number[]): Promise<void> {
      const json = { website_ids: websiteIds };
      await report(readResponse(api.api['shared-faqs'].publish.$post({ json })));
    },
  };
}
