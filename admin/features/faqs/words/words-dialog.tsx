import { fillWordsCopy as copy } from '../../../copy/faqs/fill-words.ts';
import { LoadingModal } from '../../../ui/dialog/loading-modal.tsx';
import { useModal } from '../../../ui/dialog/use-modal.ts';
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
    <LoadingModal state={modal} title={copy.title} error={error} onRetry={() => void refetch()} />
  );
}
