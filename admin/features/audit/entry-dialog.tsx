import type { ReactNode } from 'react';
import type { AuditEntry } from '../../../api/contract/audit.ts';
import { undoDays } from '../../../api/contract/limits.ts';
import { auditCopy as copy } from '../../copy/audit.ts';
import { timestamp } from '../../format/timestamp.ts';
import { FieldValue } from '../../ui/comparison.tsx';
import { Modal, ModalCancel } from '../../ui/modal.tsx';
import { useModal } from '../../ui/use-modal.ts';
import { ActionBadge } from './action-badge.tsx';
import { actorName } from './actor-name.ts';
import { EntryFields } from './entry-fields.tsx';

interface EntryDialogProps {
  entry: AuditEntry;
  websiteName: (id: number) => string;
  onClose: () => void;
}

export function EntryDialog({ entry, websiteName, onClose }: EntryDialogProps) {
  const modal = useModal(onClose);
  const { removed, undo, website_id } = entry;
  const words = copy.undo(entry.action);
  const removedWith = removed && copy.removedWith(removed, entry.entity, entry.action);
  return (
    <Modal
      state={modal}
      title={copy.detailsTitle}
      size="editor"
      actions={<ModalCancel>{copy.close}</ModalCancel>}
    >
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 text-14">
        <Fact label={copy.columns.at}>
          <span className="tabular">{timestamp(entry.at)}</span>
        </Fact>
        <Fact label={copy.columns.by}>{actorName(entry)}</Fact>
        {entry.address !== null && <Fact label={copy.address}>{entry.address}</Fact>}
        <Fact label={copy.columns.action}>
          <span className="flex flex-wrap items-center gap-2">
            <ActionBadge action={entry.action} />
            {undo === 'done' && <span className="text-13 text-muted">{words.done}</span>}
            {undo === 'expired' && (
              <span className="text-13 text-muted">
                {`${copy.expired}. ${words.expiredHelp(undoDays)}`}
              </span>
            )}
          </span>
        </Fact>
        <Fact label={copy.columns.what}>{`${copy.entities[entry.entity]} · ${entry.label}`}</Fact>
        {website_id !== null && <Fact label={copy.columns.website}>{websiteName(website_id)}</Fact>}
        {removedWith && <Fact label={copy.removedWithLabel(entry.action)}>{removedWith}</Fact>}
      </dl>
      <EntryFields entry={entry} websiteName={websiteName} />
    </Modal>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className="min-w-0">
        <FieldValue>{children}</FieldValue>
      </dd>
    </>
  );
}
