import type { ReactNode } from 'react';
import type { SensitiveWrite } from '../../../api/contract/warnings.ts';
import { sensitiveWritesCopy as copy } from '../../copy/sensitive-writes.ts';
import { shortMoment } from '../../format/timestamp.ts';
import { Disclosure } from '../disclosure.tsx';
import { foldWrites } from './fold-writes.ts';

interface WriteListProps<Write> {
  writes: readonly Write[];
  /** Who did it; '' where all are by one person. */
  whoOf: (write: Write) => string;
  /** What is below the time, and the button beside it. */
  noteOf?: ((write: Write) => string | undefined) | undefined;
  actionOf?: ((write: Write) => ReactNode) | undefined;
}

/** Sensitive writes in words. Those of equal kind are one line that opens. */
export function WriteList<Write extends SensitiveWrite>(props: WriteListProps<Write>) {
  const { writes, whoOf } = props;
  const groups = foldWrites(writes, (write) => `${whoOf(write)}\n${copy.kind(write)}`);
  return (
    <ul className="divide-y divide-line text-14">
      {groups.map((group) => {
        const [newest, ...older] = group;
        if (newest === undefined) return null;
        return (
          <li key={newest.id} className="py-2">
            {older.length === 0 ? (
              <WriteLine {...props} write={newest} />
            ) : (
              <>
                <p className="wrap-anywhere">{copy.several(whoOf(newest), [newest, ...older])}</p>
                <Disclosure
                  summary={copy.period(
                    shortMoment((group.at(-1) ?? newest).at),
                    shortMoment(newest.at),
                  )}
                  tone="muted"
                >
                  <ul className="grid gap-2 border-l border-line py-1 pl-3 text-14">
                    {group.map((write) => (
                      <li key={write.id}>
                        <WriteLine {...props} write={write} />
                      </li>
                    ))}
                  </ul>
                </Disclosure>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function WriteLine<Write extends SensitiveWrite>({
  write,
  whoOf,
  noteOf,
  actionOf,
}: Omit<WriteListProps<Write>, 'writes'> & { write: Write }) {
  const note = noteOf?.(write);
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <div className="min-w-0 flex-1 basis-64">
        <p className="wrap-anywhere">{copy.one(whoOf(write), write)}</p>
        <p className="tabular text-13 text-muted">
          {[shortMoment(write.at), write.address && copy.from(write.address)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {note && <p className="text-13 text-muted">{note}</p>}
      </div>
      {actionOf?.(write)}
    </div>
  );
}
