import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
  type ElementEventBasePayload,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { disableNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/disable-native-drag-preview';
import { getElementFromPointWithoutHoneypot } from '@atlaskit/pragmatic-drag-and-drop/get-element-from-point-without-honey-pot';
import type { CleanupFn, Input } from '@atlaskit/pragmatic-drag-and-drop/types';
import {
  autoScrollForElements,
  autoScrollWindowForElements,
} from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';
import { rowIdOf } from '../../../ui/table/use-target-row.ts';

/** The position of the pointer and the row below it. */
export interface RowPointer {
  draggedId: number;
  input: Input;
  row: HTMLElement | undefined;
}

interface DragRowsOptions {
  /** Returns the drop at the pointer; undefined refuses it. */
  findDrop: (pointer: RowPointer) => unknown;
  onDrag: (pointer: RowPointer) => void;
  /** Called after every drag. `drop` is set only if the drop was accepted. */
  onEnd: (draggedId: number, drop: unknown) => void;
}

/**
 * Makes the rows of a table draggable by their handles, `[data-drag-handle]`.
 *
 * @returns a function that removes the listeners.
 */
export function dragRows(
  box: HTMLElement,
  { findDrop, onDrag, onEnd }: DragRowsOptions,
): CleanupFn {
  let handle: HTMLElement | undefined;
  let forgetHandle: CleanupFn = () => {};
  let isDragging = false;

  const pointerAt = (draggedId: number, input: Input): RowPointer => {
    const below = getElementFromPointWithoutHoneypot({ x: input.clientX, y: input.clientY });
    const row = below?.closest<HTMLElement>('tr[id]');
    return { draggedId, input, row: row && box.contains(row) ? row : undefined };
  };

  // Prepare only the row whose handle is below the pointer, because preparing a hundred rows would be slow.
  const onPointerOver = ({ target }: PointerEvent) => {
    const found = target instanceof Element && target.closest<HTMLElement>('[data-drag-handle]');
    if (!found || found === handle || isDragging) return;
    forgetHandle();
    handle = found;
    const draggedId = rowIdOf(`#${found.closest('tr')?.id}`) ?? Number.NaN;
    const report = ({ location }: ElementEventBasePayload) =>
      onDrag(pointerAt(draggedId, location.current.input));
    forgetHandle = draggable({
      element: found,
      getInitialData: () => ({ draggedId }),
      // The native preview would show only the handle, and it cannot change while dragging.
      onGenerateDragPreview: disableNativeDragPreview,
      onDragStart: (event) => {
        isDragging = true;
        report(event);
      },
      onDrag: report,
      // Fires instead of `onDrag` when the pointer enters or leaves a target that refuses the drop.
      onDropTargetChange: report,
      onDrop: ({ location }) => {
        isDragging = false;
        onEnd(draggedId, location.current.dropTargets[0]?.data.drop);
      },
    });
  };
  box.addEventListener('pointerover', onPointerOver);

  const dropAt = (draggedId: unknown, input: Input) =>
    findDrop(pointerAt(Number(draggedId), input));
  const scroller = box.querySelector('table')?.parentElement;
  const scrolls = scroller && getComputedStyle(scroller).overflowY === 'auto';
  return combine(
    () => box.removeEventListener('pointerover', onPointerOver),
    () => forgetHandle(),
    dropTargetForElements({
      element: box,
      canDrop: ({ source, input }) => dropAt(source.data.draggedId, input) !== undefined,
      getData: ({ source, input }) => ({ drop: dropAt(source.data.draggedId, input) }),
    }),
    autoScrollWindowForElements(),
    // In a narrow window the table's card scrolls too.
    scrolls ? autoScrollForElements({ element: scroller }) : () => {},
  );
}
