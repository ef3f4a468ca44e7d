import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Faq, FaqTreeEntry } from '../../../api/contract/entities.ts';
import { faqsCopy as copy } from '../../copy/faqs/faqs.ts';
import { sharedFaqsCopy } from '../../copy/faqs/shared-faqs.ts';
import { uiCopy } from '../../copy/ui.ts';
import { findInterruptedDraft } from '../../data/forms/form-drafts.ts';
import { useRights } from '../../data/rights.ts';
import { useShortcut } from '../../data/shortcuts.ts';
import { showToast } from '../../data/toasts.ts';
import { useSharedLibrary } from '../../data/websites/shared-library.ts';
import { Button } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/lazy.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { useEnterList } from '../../ui/table/use-enter-list.ts';
import { rowIdOf } from '../../ui/table/use-target-row.ts';
import { ChosenBar } from './chosen/chosen-bar.tsx';
import { chosenInOrder, showPage } from './chosen/chosen-faqs.ts';
import { selectColumn } from './chosen/select-column.tsx';
import { useCopyAnswers } from './copying/use-copy-answers.ts';
import { editFaqDrafts } from './data/faq-drafts.ts';
import { useFaqList, useFaqTree } from './data/faq-queries.ts';
import { ranksOf, sharedPlaceOf, withoutFolded } from './data/faq-tree.ts';
import { useFolded } from './data/folded-branches.ts';
import type { Direction } from './data/places.ts';
import { useFaqSearch, useFaqSearchChange, useFaqSorting } from './data/use-faq-search.ts';
import { DeleteFaqDialog } from './delete-faq-dialog.tsx';
import { EmptyWebsite } from './empty-website.tsx';
import { faqColumns } from './faq-columns.tsx';
import { FiguresContext, useFigures } from './faq-figures.tsx';
import { FaqRowActions } from './faq-row-actions.tsx';
import { FaqToolbar } from './faq-toolbar.tsx';
import { ImageDialog } from './image-dialog.tsx';
import { closeRowMenu, useRowMenu } from './menu/open-row-menu.ts';
import { DraftFaqs, useDraftFaqs } from './publishing/draft-faqs.tsx';
import { useFaqMoves } from './tree/use-faq-moves.ts';
import { useFolding, useSharedFolds } from './tree/use-folding.ts';
import { useRevealedTarget } from './tree/use-revealed-target.ts';

const FaqDragLayer = lazyPart(() =>
  import('./tree/faq-drag-layer.tsx').then((m) => m.FaqDragLayer),
);

const EditFaqDialog = lazyPart(() => import('./menu/faq-parts.ts').then((m) => m.EditFaqDialog));
const RowMenu = lazyPart(() => import('./menu/faq-parts.ts').then((m) => m.RowMenu));
const MoveFaqDialog = lazyPart(() => import('./menu/faq-parts.ts').then((m) => m.MoveFaqDialog));
const CopyFaqsDialog = lazyPart(() => import('./menu/faq-parts.ts').then((m) => m.CopyFaqsDialog));
const ImportDialog = lazyPart(() => import('./menu/faq-parts.ts').then((m) => m.ImportDialog));
const MaybeFaqs = lazyPart(() => import('./menu/faq-parts.ts').then((m) => m.MaybeFaqs));
const CopyFromDialog = lazyPart(() => import('./menu/faq-parts.ts').then((m) => m.CopyFromDialog));

const directionOfKey: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

const noTree: readonly FaqTreeEntry[] = [];

export function FaqTable({ websiteId }: { websiteId: number }) {
  const mayEdit = useRights()('edit', websiteId);
  const search = useFaqSearch();
  const hasWords = search.words.length > 0;
  const changeSearch = useFaqSearchChange();
  const folded = useFolded(websiteId);
  const list = useFaqList(websiteId, search, folded);
  const { data: tree = noTree, isSuccess: hasTree } = useFaqTree(websiteId);
  const ranks = useMemo(() => ranksOf(tree), [tree]);
  const { openId, library } = useSharedLibrary();
  const isLibrary = library?.id === websiteId;
  useSharedFolds(websiteId, ranks);
  const { figures, error: figuresError, retry } = useFigures(websiteId, list.rows !== undefined);
  const drafts = useDraftFaqs(websiteId);
  const folding = useFolding(websiteId, tree);
  const hasBranches = tree.some(({ depth }) => depth > 0);
  const sorting = useFaqSorting();
  const isEmpty = !search.isActive && list.rows?.length === 0;
  useRevealedTarget(websiteId, hasTree && !search.isActive ? tree : undefined);
  // Open the editor again if an error or the end of the session closed it.
  const [editing, setEditing] = useState(
    () => findInterruptedDraft<unknown, Faq>(editFaqDrafts(websiteId))?.row,
  );
  const [isContinued, setContinued] = useState(false);
  const edit = useCallback((faq: Faq, isNext = false) => {
    setContinued(isNext);
    setEditing(faq);
  }, []);
  const [deleting, setDeleting] = useState<Faq>();
  const [starting, setStarting] = useState<'import' | 'starter' | 'copy-from'>();
  const [moving, setMoving] = useState<Faq>();
  const [copying, setCopying] = useState<Faq>();
  const menu = useRowMenu((state) => state.menu);
  const moves = useFaqMoves(websiteId);
  const box = useRef<HTMLDivElement>(null);
  const [viewing, setViewing] = useState<Faq>();
  const columns = useMemo(
    () => [
      selectColumn,
      ...faqColumns({
        websiteId,
        onShowImage: setViewing,
        search,
        tree,
        ranks,
        folding,
        mayEdit,
      }),
    ],
    [websiteId, search, tree, ranks, folding, mayEdit],
  );
  const copyAnswers = useCopyAnswers();
  const rowActions = useCallback(
    (faq: Faq) => (
      <FaqRowActions
        faq={faq}
        shared={sharedPlaceOf(ranks, faq)}
        libraryId={openId}
        mayEdit={mayEdit}
        onEdit={edit}
        onDelete={setDeleting}
        onCopy={({ id }) => void copyAnswers({ websiteId, ids: [id] })}
      />
    ),
    [edit, mayEdit, ranks, openId, copyAnswers, websiteId],
  );
  const rows = useMemo(
    () => (list.isStale && !search.isActive ? withoutHidden(list.rows, tree, folded) : list.rows),
    [list.rows, list.isStale, search.isActive, tree, folded],
  );

  const enterList = useEnterList({ box, rows, q: search.q, isStale: list.isStale });
  // On a phone, the card opens the editor: its buttons are in the menu.
  const pressRow = useCallback(
    (faq: Faq, isCard: boolean) => {
      if (isCard && sharedPlaceOf(ranks, faq) === undefined) edit(faq);
    },
    [edit, ranks],
  );

  const at = rows?.findIndex(({ id }) => id === editing?.id) ?? -1;
  // Shared FAQs are edited in the library.
  const next = at === -1 ? undefined : rows?.slice(at + 1).find(({ source_id }) => !source_id);

  useEffect(() => showPage(websiteId, rows ?? []), [websiteId, rows]);
  useEffect(() => closeRowMenu, []);

  useShortcut('c', () => {
    const chosen = chosenInOrder(tree);
    const focused = rowIdIn(document.activeElement);
    const ids = chosen.length > 0 ? chosen : focused === undefined ? [] : [focused];
    if (ids.length > 0) void copyAnswers({ websiteId, ids });
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const direction = directionOfKey[event.key];
    if (!mayEdit || !event.altKey || event.ctrlKey || event.metaKey || direction === undefined)
      return;
    const id = rowIdIn(event.target as Element);
    if (id === undefined) return;
    // Otherwise the browser would handle the key as Back or Forward.
    event.preventDefault();
    if (ranks.get(id)?.shared === 'inside') showToast('error', sharedFaqsCopy.readOnly);
    else moves.step(id, direction);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles the keys of the buttons in the rows.
    <div ref={box} onKeyDown={onKeyDown} className="relative">
      <FiguresContext value={figures}>
        <DraftFaqs value={drafts}>
          <DataTable
            caption={copy.table}
            list={{ ...list, rows }}
            hidesCaption
            sorting={sorting}
            toolbar={
              !isEmpty && (
                <FaqToolbar
                  websiteId={websiteId}
                  found={list.rows && list.total}
                  folding={!search.isActive && hasBranches ? folding : undefined}
                  retryFigures={figuresError ? retry : undefined}
                  isDesk={!mayEdit}
                  onEnterList={enterList}
                />
              )
            }
            columns={columns}
            actionsHeader={copy.columns.manage}
            // The column is not narrower than its header.
            actionsPerLine={mayEdit ? 3 : 2}
            isWide
            hasShortCards
            reads={mayEdit ? undefined : copy.columns.answer}
            onPress={mayEdit ? pressRow : undefined}
            rowActions={rowActions}
            empty={
              search.isActive ? (
                // In one line, because what the bot would find is below it.
                <div className="flex flex-wrap items-center justify-between gap-2 px-4 py-2 text-14 text-muted">
                  {copy.noneFound}
                  <Button
                    size="sm"
                    onClick={() => changeSearch({ q: '', filters: () => [], sort: undefined })}
                  >
                    {uiCopy.clearSearch}
                  </Button>
                </div>
              ) : (
                <EmptyWebsite
                  websiteId={websiteId}
                  mayEdit={mayEdit}
                  onImport={() => setStarting('import')}
                  onStart={() => setStarting('starter')}
                  onCopy={() => setStarting('copy-from')}
                />
              )
            }
          />
        </DraftFaqs>
      </FiguresContext>
      {/* For a desk it loads before the first search. */}
      {list.rows && (hasWords ? list.pages <= 1 : !mayEdit) && !isLibrary && (
        <MaybeFaqs websiteId={websiteId} q={search.q} found={list.rows} />
      )}
      <ChosenBar websiteId={websiteId} search={search} found={list.total} tree={tree} />
      {mayEdit && !search.isActive && (
        <FaqDragLayer box={box} tree={tree} folded={folded} onMove={moves.drop} />
      )}
      {editing && (
        <EditFaqDialog
          key={editing.id}
          faq={editing}
          isContinued={isContinued}
          onNext={next && (() => edit(next, true))}
          onClose={() => setEditing(undefined)}
        />
      )}
      {deleting && <DeleteFaqDialog faq={deleting} onClose={() => setDeleting(undefined)} />}
      {menu && (
        <RowMenu
          {...menu}
          shared={sharedPlaceOf(ranks, menu.faq)}
          mayEdit={mayEdit}
          container={box}
          onNote={() => edit(menu.faq)}
          onStep={(direction) => moves.step(menu.faq.id, direction)}
          onEdit={() => edit(menu.faq)}
          onDelete={() => setDeleting(menu.faq)}
          onMoveTo={() => setMoving(menu.faq)}
          onCopyTo={() => setCopying(menu.faq)}
          onClose={closeRowMenu}
        />
      )}
      {moving && (
        <MoveFaqDialog
          faq={moving}
          onMove={(to) => moves.moveTo(moving, to)}
          onClose={() => setMoving(undefined)}
        />
      )}
      {copying && (
        <CopyFaqsDialog
          websiteId={websiteId}
          ids={[copying.id]}
          onClose={() => setCopying(undefined)}
        />
      )}
      {(starting === 'import' || starting === 'starter') && (
        <ImportDialog
          websiteId={websiteId}
          way={starting === 'starter' ? 'starter' : 'file'}
          onClose={() => setStarting(undefined)}
        />
      )}
      {starting === 'copy-from' && (
        <CopyFromDialog websiteId={websiteId} onClose={() => setStarting(undefined)} />
      )}
      {viewing?.image && (
        <ImageDialog
          question={viewing.question}
          image={viewing.image}
          onClose={() => setViewing(undefined)}
        />
      )}
    </div>
  );
}

/** The id of the FAQ whose row contains an element. */
function rowIdIn(element: Element | null): number | undefined {
  return rowIdOf(`#${element?.closest('tr')?.id}`);
}

/** Hides the rows of a just folded branch at once, before the server has responded. */
function withoutHidden(
  rows: readonly Faq[] | undefined,
  tree: readonly FaqTreeEntry[],
  folded: ReadonlySet<number>,
): readonly Faq[] | undefined {
  const shown = new Set(withoutFolded(tree, folded));
  const hidden = new Set(tree.filter((entry) => !shown.has(entry)).map(({ id }) => id));
  return rows?.filter(({ id }) => !hidden.has(id));
}
