import { ChevronsDownUp, ChevronsUpDown } from 'lucide-react';
import { type CSSProperties, type ReactNode, useMemo, useState } from 'react';
import { insightsCopy } from '../../copy/insights.ts';
import { Button } from '../../ui/button.tsx';
import { BranchCell } from './branch-cell.tsx';
import { type BranchFigures, type FaqSums, shownRows } from './branch-figures.ts';
import { QuestionRow, QuestionTable } from './question-table.tsx';

const copy = insightsCopy.questions;
/** Rows shown at first and with each press: more would make every press slow. */
const step = 100;

interface TreeCardProps {
  websiteId: number;
  rows: readonly BranchFigures[];
  deleted: FaqSums;
  /** Shown beside the title. */
  action: ReactNode;
}

/** The figures of every question, as a tree whose branches are folded at first. */
export function TreeCard({ websiteId, rows, deleted, action }: TreeCardProps) {
  const [unfolded, setUnfolded] = useState<ReadonlySet<number>>(new Set());
  const [limit, setLimit] = useState(step);
  const all = useMemo(() => shownRows(rows, unfolded), [rows, unfolded]);
  const branches = rows.filter(({ below }) => below.all > 0);
  const isUnfolded = unfolded.size > 0;
  const left = all.length - limit;
  const hasDeleted = Object.values(deleted).some((count) => count > 0);

  const toggle = (id: number) => {
    const after = new Set(unfolded);
    if (!after.delete(id)) after.add(id);
    setUnfolded(after);
  };
  const showMore = () => {
    const first = all[limit];
    setLimit(limit + step);
    // The button moves down or disappears, so focus the first new row.
    requestAnimationFrame(() => focusRow(first?.entry.id));
  };

  return (
    <section
      aria-labelledby="all-questions"
      className="@container rounded-card border border-line bg-surface"
    >
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2 px-4 py-3">
        <div className="mr-auto grid gap-1">
          <h2 id="all-questions" className="text-14 font-semibold">
            {copy.tree}
          </h2>
          <p className="text-13 text-muted">
            {rows.length === 0 ? copy.noQuestions : copy.treeText}
          </p>
        </div>
        <div className="-mx-2 flex flex-wrap">
          {branches.length > 0 && (
            <Button
              size="sm"
              tone="ghost"
              Icon={isUnfolded ? ChevronsDownUp : ChevronsUpDown}
              onClick={() =>
                setUnfolded(new Set(isUnfolded ? [] : branches.map(({ entry }) => entry.id)))
              }
            >
              {isUnfolded ? copy.foldAll : copy.unfoldAll}
            </Button>
          )}
          {action}
        </div>
      </div>
      <QuestionTable caption={copy.tree}>
        {all.slice(0, limit).map((row) => (
          <QuestionRow key={row.entry.id} id={rowId(row.entry.id)} sums={row.sums}>
            <BranchCell
              websiteId={websiteId}
              row={row}
              isFolded={!unfolded.has(row.entry.id)}
              onToggle={toggle}
            />
          </QuestionRow>
        ))}
        {hasDeleted && left <= 0 && (
          <QuestionRow sums={deleted}>
            <span className="tree-cell pl-7 text-muted" style={noIndents}>
              {copy.deleted}
            </span>
          </QuestionRow>
        )}
      </QuestionTable>
      {left > 0 && (
        <div className="border-t border-line px-4 py-3">
          <Button size="sm" onClick={showMore}>
            {copy.more(Math.min(step, left), left)}
          </Button>
        </div>
      )}
    </section>
  );
}

const noIndents = { '--indents': 0 } as CSSProperties;

function rowId(id: number): string {
  return `branch-${id}`;
}

function focusRow(id: number | undefined): void {
  if (id !== undefined) document.getElementById(rowId(id))?.querySelector('a')?.focus();
}
