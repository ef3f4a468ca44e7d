import { fillWordsCopy as copy } from '../../../copy/faqs/fill-words.ts';
import { LoadingModal } from '../../../ui/dialog/loading-modal.tsx';
import { useModal } from '../../../ui/dialog/use-modal.ts';
import { useFillWords } from '../data/fill-words.ts';
import type { WebsiteDialogProps } from '../data/website-dialog-props.ts';
import { WordsFields } from './words-fields.tsx';

/** The words that are filled in in a website's questions and answers, with their values. */
export function WordsDialog({ websiteId, onClose }: WebsiteDialogProps) {
  const modal = useModal(onClose);
  const { data, error, refetch } = useFillWords(websiteId);
  if (data) return <WordsFields websiteId={websiteId} stored={data} modal={modal} />;
  return (
    <LoadingModal state={modal} title={copy.title} error={error} onRetry={() => void refetch()} />
  );
}
