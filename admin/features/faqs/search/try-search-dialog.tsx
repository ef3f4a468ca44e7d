import { useDeferredValue, useMemo, useState } from 'react';
import { searchMaxLength } from '../../../../api/contract/limits.ts';
import { faqKeywordsCopy as copy } from '../../../copy/faqs/faq-keywords.ts';
import { uiCopy } from '../../../copy/ui.ts';
import { api, readResponse } from '../../../data/api-client.ts';
import { useRights } from '../../../data/rights.ts';
import { failureMessage, showError } from '../../../data/toasts.ts';
import { usePreviewFaqs } from '../../../data/websites/preview-faqs.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/dialog/modal.tsx';
import { useModal } from '../../../ui/dialog/use-modal.ts';
import { findTooLong } from '../../../ui/form/counted-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { TextLength } from '../../../ui/form/text-length.tsx';
import { useFaqWrites } from '../data/faq-writes.ts';
import { useKeywordGuard } from '../data/use-keyword-guard.ts';
import { TestedShare } from '../tested/tested-share.tsx';
import { AddToOtherFaq } from './add-to-other-faq.tsx';
import { BotHits } from './bot-hits.tsx';
import { createBotSearch } from './bot-search.ts';
import type { TaughtKind } from './teaching.ts';

interface TrySearchDialogProps {
  websiteId: number;
  /** The text that is searched when the dialog opens. */
  words?: string | undefined;
  onClose: () => void;
}

/** Shows what a visitor of a website would find, and adds the words to the FAQ that should be found. */
export function TrySearchDialog({ websiteId, words = '', onClose }: TrySearchDialogProps) {
  const modal = useModal(onClose);
  const mayEdit = useRights()('edit', websiteId);
  const [typed, setTyped] = useState(words);
  const { faqs, search, error, refetch } = useBotSearch(websiteId);
  const { add, pendingId } = useAddKeyword(websiteId);
  const guard = useKeywordGuard(websiteId);
  // Searching thousands of FAQs must not delay the typing.
  const asked = useDeferredValue(typed.trim());
  const tooLong = findTooLong(typed, searchMaxLength);
  const isAsked = asked !== '' && tooLong === undefined && search !== undefined;

  return (
    <Modal state={modal} title={copy.trySearch} size="editor">
      <p className="text-14 text-muted">{copy.tryExplained}</p>
      <TextField
        label={copy.typed}
        placeholder={copy.typedPlaceholder}
        inputMode="search"
        autoComplete="off"
        spellCheck={false}
        counter={<TextLength length={typed.trim().length} max={searchMaxLength} />}
        error={tooLong}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {error && (
        <div className="grid justify-items-start gap-3">
          <Banner tone="danger">{failureMessage(error, copy.loadFailed)}</Banner>
          <Button onClick={() => void refetch()}>{uiCopy.retry}</Button>
        </div>
      )}
      {!faqs && !error && <p className="text-14 text-muted">{uiCopy.loading}</p>}
      {faqs?.length === 0 && <p className="text-14 text-muted">{copy.noFaqs}</p>}
      {asked === '' && faqs && faqs.length > 0 && (
        <TestedShare websiteId={websiteId} mayEdit={mayEdit} />
      )}
      {isAsked && faqs && faqs.length > 0 && (
        <>
          <BotHits
            asked={asked}
            answer={search(asked)}
            faqs={faqs}
            pendingId={pendingId}
            onAdd={mayEdit ? add : undefined}
            guard={guard}
          />
          {mayEdit && (
            <AddToOtherFaq
              websiteId={websiteId}
              asked={asked}
              faqs={faqs}
              pendingId={pendingId}
              onAdd={add}
              guard={guard}
            />
          )}
        </>
      )}
    </Modal>
  );
}

/** The bot's search over a website's current FAQs (draft included). It is updated after each write. */
function useBotSearch(websiteId: number) {
  const { data, error, refetch } = usePreviewFaqs(websiteId);
  const search = useMemo(() => data && createBotSearch(data.faqs, data.words), [data]);
  return { faqs: data?.faqs, search, error, refetch };
}

/** Adds visitors' words to a FAQ, with a toast that undoes it. */
function useAddKeyword(websiteId: number) {
  const { report } = useFaqWrites(websiteId);
  /** The FAQ to which words are being added now. */
  const [pendingId, setPendingId] = useState<number>();
  const add = async (id: number, kind: TaughtKind, text: string) => {
    setPendingId(id);
    try {
      const faq = api.api.faqs[':id'];
      const param = { id: `${id}` };
      const write =
        kind === 'keywords'
          ? faq.keywords.$post({ param, json: { keyword: text } })
          : faq.wordings.$post({ param, json: { wordings: [text] } });
      await report(readResponse(write));
    } catch (error) {
      showError(error, copy.addFailed);
    } finally {
      setPendingId(undefined);
    }
  };
  return { add, pendingId };
}
