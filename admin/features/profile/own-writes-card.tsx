import type { SensitiveWrite } from '../../../api/contract/warnings.ts';
import { profileCopy as copy } from '../../copy/profile.ts';
import { TitledCard } from '../../ui/titled-card.tsx';
import { WriteList } from '../../ui/writes/write-list.tsx';

/** What the account itself wrote that is sensitive. Nobody can dismiss it, not even who stole the account. */
export function OwnWritesCard({ writes }: { writes: readonly SensitiveWrite[] }) {
  return (
    <TitledCard title={copy.ownWrites} text={copy.ownWritesText}>
      {writes.length === 0 ? (
        <p className="text-14 text-muted">{copy.noOwnWrites}</p>
      ) : (
        <WriteList writes={writes} whoOf={() => ''} />
      )}
    </TitledCard>
  );
}
