import {
  attachInstruction,
  extractInstruction,
} from '@atlaskit/pragmatic-drag-and-drop-hitbox/tree-item';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { FaqTreeEntry } from '../../../../api/contract/entities.ts';
import { faqTreeMaxDepth } from '../../../../api/contract/limits.ts';
import { faqsCopy as copy } from '../../../copy/faqs/faqs.ts';
import { classNames } from '../../../ui/class-names.ts';
import { shownIndents } from '../../../ui/shown-indents.ts';
import { rowIdOf } from '../../../ui/table/use-target-row.ts';
import { branchIds, withoutFolded } from '../data/faq-tree.ts';
import type { Place } from '../data/places.ts';
import { dragRows, type RowPointer } from './drag-rows.ts';
import { type DropPlace, dropPlaceOf, modeOf } from './drop-place.ts';

export interface FaqDragLayerProps {
  /** The positioned element that contains the rows. */
  box: RefObject<HTMLElement | null>;
  tree: readonly FaqTreeEntry[];
  folded: ReadonlySet<number>;
  onMove: (id: number, to: Place) => void;
}

interface Drag {
  id: number;
  question: string;
  /** The number of descendants that move too. */
  descendants: number;
  refusal: DropPlace['refusal'];
  pointer: { x: number; y: number };
  /** The line at the drop position, in pixels from the corner of the box. */
  line: { top: number; left: number; width: number } | undefined;
}

/** Moves questions by dragging. It shows a line at the drop position and a label at the pointer. */
export function FaqDragLayer({ box, ...props }: FaqDragLayerProps) {
  const [drag, setDrag] = useState<Drag>();
  const readProps = useEffectEvent(() => props);

  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const end = dragRows(element, {
      findDrop: (pointer) => {
        const drop = findDropPlace(pointer, readProps());
        return drop?.refusal === undefined ? drop?.place : undefined;
      },
      onDrag: (pointer) => setDrag(toDrag(element, pointer, readProps())),
      onEnd: (id, place) => {
        setDrag(undefined);
        if (place !== undefined) readProps().onMove(id, place as Place);
      },
    });
    return () => {
      end();
      setDrag(undefined);
    };
  }, [box]);

  // Do not render the rows during a drag: that would be too slow for each move of the pointer.
  const draggedId = drag?.id;
  useEffect(() => {
    if (draggedId === undefined) return;
    const rows = branchIds(readProps().tree, draggedId).flatMap(
      (id) => document.getElementById(`row-${id}`) ?? [],
    );
    for (const row of rows) row.toggleAttribute('data-dragged', true);
    return () => {
      for (const row of rows) row.toggleAttribute('data-dragged', false);
    };
  }, [draggedId]);

  if (drag === undefined) return null;
  const { question, descendants, refusal, pointer, line } = drag;
  return (
    <div aria-hidden>
      {line && (
        <div
          data-drop-line
          className="drop-line pointer-events-none absolute h-0.5 -translate-y-1/2 rounded-full bg-accent"
          style={line}
        />
      )}
      <div
        data-drag-label
        className={classNames(
          'pointer-events-none fixed z-menu max-w-80 rounded-control px-2 py-1 text-12 font-medium shadow-float',
          refusal === undefined ? 'bg-text text-surface' : 'bg-danger-solid text-on-danger',
        )}
        style={{
          left: `min(${pointer.x + 14}px, 100vw - 20.5rem)`,
          top: `min(${pointer.y + 14}px, 100dvh - 4rem)`,
        }}
      >
        <p className="flex gap-1">
          <span className="truncate">{question}</span>
          {descendants > 0 && <span className="shrink-0">{copy.comeAlong(descendants)}</span>}
        </p>
        {refusal && refusal !== 'too-deep' && <p>{copy.moveRefused[refusal]}</p>}
        {refusal === 'too-deep' && <p>{copy.moveRefused.tooDeep(faqTreeMaxDepth)}</p>}
      </div>
    </div>
  );
}

type ListedTree = Pick<FaqDragLayerProps, 'tree' | 'folded'>;

function findDropPlace(
  { draggedId, input, row }: RowPointer,
  { tree, folded }: ListedTree,
): DropPlace | undefined {
  const targetId = row && rowIdOf(`#${row.id}`);
  const target = tree.find(({ id }) => id === targetId);
  if (row === undefined || target === undefined) return undefined;
  const mode = modeOf(withoutFolded(tree, folded), target);
  const instruction = extractInstruction(
    attachInstruction(
      {},
      {
        element: row,
        input,
        currentLevel: shownIndents(target.depth),
        indentPerLevel: remInPixels(),
        mode,
      },
    ),
  );
  return dropPlaceOf({ tree, draggedId, target, mode, instruction });
}

function toDrag(box: HTMLElement, pointer: RowPointer, listed: ListedTree): Drag | undefined {
  const { draggedId, input, row } = pointer;
  const dragged = listed.tree.find(({ id }) => id === draggedId);
  if (dragged === undefined) return undefined;
  const drop = findDropPlace(pointer, listed);
  return {
    id: draggedId,
    question: dragged.question,
    descendants: branchIds(listed.tree, draggedId).length - 1,
    refusal: drop?.refusal,
    pointer: { x: input.clientX, y: input.clientY },
    line: drop && !drop.refusal && row ? lineAt(box, row, drop) : undefined,
  };
}

function lineAt(box: HTMLElement, row: HTMLElement, { depth, edge }: DropPlace): Drag['line'] {
  const outer = box.getBoundingClientRect();
  const inner = row.getBoundingClientRect();
  // The line starts where the fold button of the moved question would be.
  const left = inner.left + (shownIndents(depth) + 1.5) * remInPixels();
  return {
    top: inner[edge] - outer.top,
    left: left - outer.left,
    width: Math.min(inner.right, outer.right) - left,
  };
}

/** The indents of `.tree-cell` grow with the browser's font size. */
function remInPixels(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}
