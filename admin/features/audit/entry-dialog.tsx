import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import type { AuditEntry, VersionSide } from '../../../api/contract/audit.ts';
import { undoDays } from '../../../api/contract/limits.ts';
import { auditCopy as copy } from '../../copy/audit.ts';
import { auditDetailsCopy as details } from '../../copy/audit-details.ts';
import { timestamp } from '../../format/timestamp.ts';
import { Button } from '../../ui/button.tsx';
import { FieldValue } from '../../ui/comparison/comparison.tsx';
import { Modal, ModalCancel } from '../../ui/dialog/modal.tsx';
import { useModal } from '../../ui/dialog/use-modal.ts';
import { ActionBadge } from './action-badge.tsx';
import { actorName } from './actor-name.ts';
import { hasVersion } from './described-faq.ts';
import { EntryFields, versionTime } from './entry-fields.tsx';
import { RowLink } from './row-link.tsx';

interface EntryDialogProps {
  entry: AuditEntry;
  websiteName: (id: number) => string;
  /**
   * The URL of all versions of the entry's FAQ. Undefined if the entry is not about a FAQ, or if the list already shows
   * these versions.
   */
  versions: string | undefined;
  /** Undefined if the entry is not about a single FAQ. */
  onRestoreVersion: ((side: VersionSide) => void) | undefined;
  onClose: () => void;
}

export function EntryDialog({
  entry,
  websiteName,
  versions,
  onRestoreVersion,
  onClose,
}: EntryDialogProps) {
  const [chosen, setChosen] = useState<VersionSide>();
  const modal = useModal(() => {
    onClose();
    // Call it only after the dialog has closed: the closing dialog would take the focus from the next one.
    if (chosen) onRestoreVersion?.(chosen);
  });
  const { removed, undo, website_id } = entry;
  const words = copy.undo(entry.action);
  const isOfMany = entry.entity_id === null;
  const removedWith =
    removed && details.removedWith(removed, entry.entity, { action: entry.action, isOfMany });
  const sides = (['before', 'after'] as const).filter((side) => hasVersion(entry, side));
  const isDeleted = onRestoreVersion !== undefined && entry.current_label === null;
  const versionFrom = versionTime(entry);
  return (
    <Modal
      state={modal}
      title={details.detailsTitle}
      size="editor"
      actions={
        <>
          <ModalCancel>{details.close}</ModalCancel>
          {onRestoreVersion &&
            !isDeleted &&
            sides.map((side) => (
              <Button
                key={side}
                onClick={() => {
                  setChosen(side);
                  modal.close();
                }}
              >
                {sides.length === 1 ? copy.restoreVersion : details.restoreSide[side]}
              </Button>
            ))}
        </>
      }
    >
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 text-14">
        <Fact label={copy.columns.at}>
          <span className="tabular">{timestamp(entry.at)}</span>
        </Fact>
        <Fact label={copy.columns.by}>{actorName(entry)}</Fact>
        {entry.address !== null && <Fact label={copy.address}>{entry.address}</Fact>}
        <Fact label={copy.columns.action}>
          <span className="flex flex-wrap items-center gap-2">
            <ActionBadge entry={entry} />
            {undo === 'done' && <span className="text-13 text-muted">{words.done}</span>}
            {undo === 'expired' && (
              <span className="text-13 text-muted">
                {`${copy.expired}. ${words.expiredHelp(undoDays)}`}
              </span>
            )}
          </span>
        </Fact>
        <Fact label={copy.columns.what}>
          {/* Within a sentence, the colour alone does not show a link. */}
          <span className="[&_a]:underline">
            {`${copy.entities[entry.entity]} · `}
            <RowLink row={entry}>{entry.label}</RowLink>
          </span>
        </Fact>
        {website_id !== null && <Fact label={copy.columns.website}>{websiteName(website_id)}</Fact>}
        {removedWith && <Fact label={details.removedWithLabel(entry.action)}>{removedWith}</Fact>}
        {versionFrom && <Fact label={details.versionOf}>{versionFrom}</Fact>}
      </dl>
      {isDeleted && sides.length > 0 && (
        <p className="text-14 text-muted">{details.versionsOfDeleted}</p>
      )}
      {versions !== undefined && (
        <Link
          to={versions}
          onClick={modal.close}
          className="touch-target justify-self-start rounded-control text-14 text-accent-text hover:underline"
        >
          {details.allVersions}
        </Link>
      )}
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
