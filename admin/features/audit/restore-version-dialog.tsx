import { useState } from 'react';
import type { FaqVersion } from '../../../api/contract/audit.ts';
import type { Faq } from '../../../api/contract/entities.ts';
import { type FaqTexts, faqFieldNames } from '../../../api/contract/faqs/faq-fields.ts';
import { auditCopy as copy } from '../../copy/audit.ts';
import { auditDetailsCopy as details } from '../../copy/audit-details.ts';
import { faqFieldCopy } from '../../copy/faqs/faq-field-names.ts';
import { uiCopy } from '../../copy/ui.ts';
import { ApiError } from '../../data/api-client.ts';
import { failureMessage, showToast } from '../../data/toasts.ts';
import { useUndoAction } from '../../data/use-undo-action.ts';
import { timestamp } from '../../format/timestamp.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import type { ComparedField } from '../../ui/comparison/compared-field.ts';
import { comparedWords } from '../../ui/comparison/compared-words.tsx';
import { Comparison } from '../../ui/comparison/comparison.tsx';
import { Modal, ModalCancel } from '../../ui/dialog/modal.tsx';
import { useModal } from '../../ui/dialog/use-modal.ts';
import { EarlierImage } from '../../ui/image/earlier-image.tsx';
import { useFaqVersion, useWriteFaqVersion, type VersionChoice } from './faq-version-queries.ts';

interface RestoreVersionDialogProps {
  choice: VersionChoice;
  onClose: () => void;
}

/** Shows what an earlier version would change in a FAQ, and brings it back. */
export function RestoreVersionDialog({ choice, onClose }: RestoreVersionDialogProps) {
  const modal = useModal(onClose);
  const { data: version, error, isFetching, refetch } = useFaqVersion(choice);
  const write = useWriteFaqVersion(choice);
  const undoOf = useUndoAction();
  /** The stored FAQ, if another user has saved it meanwhile. */
  const [changed, setChanged] = useState<Faq>();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const current = changed ?? version?.current;
  const fields = version && current ? compare(version, current) : [];
  const isSame = fields.every((field) => field.isSame);

  const restore = async (from: Faq) => {
    setPending(true);
    setFailure(undefined);
    try {
      const { message, undo_id } = await write(from);
      showToast('success', message, undoOf(undo_id));
      modal.close();
    } catch (thrown) {
      if (thrown instanceof ApiError && thrown.status === 409) setChanged(thrown.current as Faq);
      else setFailure(failureMessage(thrown, details.versionFailed));
      setPending(false);
    }
  };

  return (
    <Modal
      state={modal}
      title={copy.restoreVersion}
      size="editor"
      actions={
        <>
          <ModalCancel>{version && isSame ? details.close : undefined}</ModalCancel>
          {error && (
            <Button tone="primary" pending={isFetching} onClick={() => void refetch()}>
              {uiCopy.retry}
            </Button>
          )}
          {current && !isSame && (
            <Button tone="primary" pending={pending} onClick={() => restore(current)}>
              {copy.restoreVersion}
            </Button>
          )}
        </>
      }
    >
      {error && <Banner tone="danger">{failureMessage(error, details.versionNotLoaded)}</Banner>}
      {failure !== undefined && <Banner tone="danger">{failure}</Banner>}
      {changed && (
        <Banner tone="danger">
          {details.versionConflict(changed.last_edited_by, timestamp(changed.last_edited_at))}
        </Banner>
      )}
      {!version && !error && <p className="text-14 text-muted">{uiCopy.loading}</p>}
      {version && (
        <>
          <p className="text-14 text-muted">
            {isSame
              ? details.versionSame
              : details.versionExplained(timestamp(version.at), choice.side)}
          </p>
          {version.image_gone && <Banner tone="neutral">{details.versionImageGone}</Banner>}
          <Comparison
            captions={{ left: details.now, right: details.thisVersion }}
            changedLabel={details.changed}
            fields={fields}
          />
        </>
      )}
    </Modal>
  );
}

function compare(version: FaqVersion, current: Faq): ComparedField[] {
  const imageOf = ({ image }: FaqTexts) =>
    image === null ? details.noImage : <EarlierImage name={image} />;
  return faqFieldNames.flatMap((name) => {
    const label = faqFieldCopy.labels[name];
    const [left, right] = [textOf(current[name]), textOf(version[name])];
    if (left + right === '') return [];
    if (name !== 'image') return comparedWords(label, left, right);
    const isSame = current.image === version.image;
    return { label, left: imageOf(current), right: imageOf(version), isSame };
  });
}

function textOf(value: string | string[] | null): string {
  return [value ?? ''].flat().join('\n');
}
