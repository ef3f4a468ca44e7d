import { useQuery } from '@tanstack/react-query';
import { sharedFaqsCopy as copy } from '../../../copy/faqs/shared-faqs.ts';
import { LoadingModal } from '../../../ui/dialog/loading-modal.tsx';
import { useModal } from '../../../ui/dialog/use-modal.ts';
import { AlikeFields } from './alike-fields.tsx';
import { alikeQuery } from './shared-queries.ts';

interface AlikeDialogProps {
  /** The root of a branch of the library. */
  faqId: number;
  question: string;
  onClose: () => void;
}

/** Replaces the same branches of other websites by the library's branch. */
export function AlikeDialog({ faqId, question, onClose }: AlikeDialogProps) {
  const modal = useModal(onClose);
  const { data, error, refetch } = useQuery(alikeQuery(faqId));
  if (data) return <AlikeFields faqId={faqId} question={question} found={data} modal={modal} />;
  return (
    <LoadingModal
      state={modal}
      title={copy.alikeTitle}
      error={error}
      onRetry={() => void refetch()}
    />
  );
}
