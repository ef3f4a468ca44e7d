import { fillWordsCopy as copy } from '../../../copy/faqs/fill-words.ts';
import { uiCopy } from '../../../copy/ui.ts';
import { Modal } from '../../../ui/dialog/modal.tsx';
import { useModal } from '../../../ui/dialog/use-modal.ts';
import { LoadError } from '../../../ui/load-error.tsx';
import { useFillWords } from '../data/fill-words.ts';
import { WordsFields } from './words-fields.tsx';

interface WordsDialogProps {
  websiteId: number;
  onClose: () => void;
}

/** The words that are filled in in a website's questions and answers, with their values. */
export function WordsDialog({ websiteId, onClose }: WordsDialogProps) {
  const modal = useModal(onClose);
  const { data, error, refetch } = useFillWords(websiteId);
  if (data) return <WordsFields websiteId={websiteId} stored={data} modal={modal} />;
  return (
    <Modal state={modal} title={copy.title}>
      {error ? (
        <LoadError onRetry={() => void refetch()} />
      ) : (
        <p role="status" className="text-14 text-muted">
          {uiCopy.loading}
        </p>
      )}
    </Modal>
  );
}
