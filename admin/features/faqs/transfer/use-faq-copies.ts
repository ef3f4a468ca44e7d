import { useQueryClient } from '@tanstack/react-query';
import type { Faq } from '../../../../api/contract/entities.ts';
import type { CopyFaqs, MoveToWebsite } from '../../../../api/contract/faqs/faq-copies.ts';
import { faqCopiesCopy as copy } from '../../../copy/faqs/faq-copies.ts';
import { api, readResponse } from '../../../data/api-client.ts';
import { useCreateOnce } from '../../../data/forms/create-once.ts';
import { navigate } from '../../../data/router.tsx';
import { showError, showToast } from '../../../data/toasts.ts';
import { reloadBot } from '../../../data/websites/reload-bot.ts';
import { faqsKey } from '../../../data/websites/website-tree.ts';
import { useFaqWrites } from '../data/faq-writes.ts';
import { useFaqSearch } from '../data/use-faq-search.ts';

/** Copies FAQs of a website and moves them to another one. Each action shows a toast with its result and an undo button. */
export function useFaqCopies(websiteId: number) {
  const queryClient = useQueryClient();
  const createOnce = useCreateOnce();
  const { finish, reveal, undoOf } = useFaqWrites(websiteId);
  const { isActive } = useFaqSearch();

  const showInTarget = (
    target: number,
    { message, undo_id, first_id }: { message: string; undo_id: number; first_id: number },
  ) =>
    showToast('success', message, undoOf(undo_id), {
      label: copy.view,
      // The page unfolds the branches that hide the row and opens its page of the list.
      run: () => navigate(`/?website=${target}#row-${first_id}`),
    });

  return {
    /** Inserts a copy of a FAQ and its branch after it, and goes to the copy. */
    async duplicate({ id }: Faq): Promise<void> {
      const write = createOnce((options) =>
        readResponse(api.api.faqs[':id'].duplicate.$post({ param: { id: `${id}` } }, options)),
      );
      try {
        const created = await finish(write);
        showToast('success', created.message, undoOf(created.undo_id));
        const address = reveal(created.id);
        // Do not leave a filtered list.
        if (address !== undefined && !isActive) navigate(address, { replace: true });
      } catch (error) {
        showError(error, copy.duplicateFailed);
      }
    },
    /** @throws ApiError if the server refuses the copy. */
    async copyTo(request: CopyFaqs): Promise<void> {
      const write = createOnce((options) =>
        readResponse(
          api.api.faqs[':websiteId'].copy.$post(
            { param: { websiteId: `${websiteId}` }, json: request },
            options,
          ),
        ),
      );
      const target = request.to_website_id;
      showInTarget(target, await finish(write, target));
    },
    /** @throws ApiError if the server refuses the move. */
    async moveTo(request: MoveToWebsite): Promise<void> {
      const write = readResponse(
        api.api.faqs[':websiteId']['move-to-website'].$post({
          param: { websiteId: `${websiteId}` },
          json: request,
        }),
      );
      const target = request.to_website_id;
      // A list of the target that was loaded before lacks the moved FAQs.
      await queryClient.removeQueries({ queryKey: faqsKey(target) });
      showInTarget(target, await finish(write));
      void reloadBot(target);
    },
  };
}
