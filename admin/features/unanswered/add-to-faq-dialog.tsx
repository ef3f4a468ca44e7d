import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import { wordingsMax } from '../../../api/contract/limits.ts';
import type { PublicFaq } from '../../../api/contract/public-api.ts';
import { cleanWordings } from '../../../api/contract/wordings.ts';
import { uiCopy } from '../../copy/ui.ts';
import { unansweredCopy as copy } from '../../copy/unanswered.ts';
import { api, readResponse } from '../../data/api-client.ts';
import { finishWrite, rejecting } from '../../data/finish-write.ts';
import { errorMessage, showToast } from '../../data/toasts.ts';
import { useWordingWrites } from '../../data/unanswered.ts';
import { useUndoAction } from '../../data/use-undo-action.ts';
import { reloadBot } from '../../data/websites/reload-bot.ts';
import { useWebsiteOptions } from '../../data/websites/website-options.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Modal, ModalCancel } from '../../ui/dialog/modal.tsx';
import { useModal } from '../../ui/dialog/use-modal.ts';
import { SearchSelect } from '../../ui/form/search-select.tsx';
import { FoundByBot } from './found-by-bot.tsx';
import { type WordingGroup, wordsOfGroup } from './group-wordings.ts';
import { useWordingReader } from './use-groups.ts';

interface AddToFaqDialogProps {
  websiteId: number;
  group: WordingGroup;
  onClose: () => void;
}

interface AddForm {
  faqId: number | null;
}

/** Adds the wordings of a group to a FAQ, and shows what the bot finds before and after. */
export function AddToFaqDialog({ websiteId, group, onClose }: AddToFaqDialogProps) {
  const modal = useModal(onClose);
  const { faqs = [], read, isStale } = useWordingReader(websiteId);
  const addToFaq = useAddToFaq(websiteId);
  const websites = useWebsiteOptions().data;
  const isDraft = websites?.find(({ id }) => id === websiteId)?.publishing === 'draft';
  const words = wordsOfGroup(group);
  const [failure, setFailure] = useState<string>();
  const [isAdded, setAdded] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const form = useForm<AddForm>({
    defaultValues: { faqId: group.matches[0]?.faq.id ?? null },
  });
  const chosen = faqs.find(({ id }) => id === form.watch('faqId'));
  const { field, fieldState } = useController({
    control: form.control,
    name: 'faqId',
    rules: { validate: (id) => faqs.some((faq) => faq.id === id) || copy.faqMissing },
  });
  const options = useMemo(() => optionsOf(faqs), [faqs]);
  const known = chosen?.wordings ?? [];
  const added = cleanWordings([...known, ...words]).slice(known.length);
  const fitting = added.slice(0, Math.max(0, wordingsMax - known.length));
  const leftOut = added.length - fitting.length;

  useEffect(() => {
    if (isAdded) button.current?.focus();
  }, [isAdded]);

  const submit = form.handleSubmit(async () => {
    if (chosen === undefined) return;
    setFailure(undefined);
    try {
      await addToFaq({ faq: chosen, words, fitting });
      setAdded(true);
    } catch (error) {
      setFailure(errorMessage(error));
    }
  });

  const label = isAdded ? copy.close : failure === undefined ? copy.add : uiCopy.retry;
  return (
    <Modal
      state={modal}
      title={copy.addTitle}
      onSubmit={submit}
      actions={
        <>
          {!isAdded && <ModalCancel />}
          {/* One element before and after, because the dialog moves the focus when the focused button disappears. */}
          <Button
            ref={button}
            type={isAdded ? 'button' : 'submit'}
            tone="primary"
            pending={form.formState.isSubmitting}
            onClick={isAdded ? modal.close : undefined}
          >
            {form.formState.isSubmitting ? uiCopy.saving : label}
          </Button>
        </>
      }
    >
      {failure !== undefined && <Banner tone="danger">{failure}</Banner>}
      {!isAdded && (
        <>
          <p className="text-14 text-muted">{copy.addExplained}</p>
          <SearchSelect
            ref={field.ref}
            label={copy.faq}
            searchLabel={copy.searchFaq}
            placeholder={copy.chooseFaq}
            options={options}
            value={field.value}
            onChange={field.onChange}
            error={fieldState.error?.message}
          />
        </>
      )}
      {!isAdded && chosen && leftOut > 0 && (
        <p className="text-13 text-warning">{copy.leftOut(leftOut, wordingsMax)}</p>
      )}
      <FoundByBot
        label={isAdded ? (isDraft ? copy.foundAfterRelease : copy.foundAfter) : copy.foundNow}
        words={words}
        read={isStale ? undefined : read}
      />
    </Modal>
  );
}

/** Returns the tree as a list with the depth of each entry. A parent comes before its children. */
function optionsOf(faqs: readonly { id: number; question: string; parent_id: number | null }[]) {
  const depths = new Map<number | null, number>([[null, -1]]);
  return faqs.map(({ id, question, parent_id }) => {
    const depth = (depths.get(parent_id) ?? -1) + 1;
    depths.set(id, depth);
    return { id, label: question, depth };
  });
}

interface Addition {
  faq: PublicFaq;
  /** The wordings that the FAQ answers. */
  words: string[];
  /** Those that the FAQ has room for. */
  fitting: string[];
}

/** Adds wordings to a FAQ and marks them as answered by it, with a toast that undoes both. */
function useAddToFaq(websiteId: number) {
  const queryClient = useQueryClient();
  const { handle, putBack } = useWordingWrites(websiteId);
  const undoOf = useUndoAction(copy.putBackFailed);
  return async ({ faq, words, fitting }: Addition): Promise<void> => {
    let undoId: number | null = null;
    if (fitting.length > 0) {
      const write = api.api.faqs[':id'].wordings.$post({
        param: { id: `${faq.id}` },
        json: { wordings: fitting },
      });
      const refresh = () =>
        queryClient.invalidateQueries({ queryKey: ['faqs', websiteId] }, rejecting);
      undoId = (await finishWrite(readResponse(write), refresh)).undo_id;
      void reloadBot(websiteId);
    }
    const { group } = await handle({ words, state: 'answered', faq_id: faq.id });
    const undo = undoOf(undoId);
    showToast('success', copy.added(faq.question), {
      label: uiCopy.undo,
      run: () => {
        undo?.run();
        void putBack(group);
      },
    });
  };
}
