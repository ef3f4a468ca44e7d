import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  Check,
  ClipboardCopy,
  Copy,
  CopyPlus,
  CornerDownRight,
  History,
  LibraryBig,
  Link as LinkIcon,
  Pencil,
  Pin,
  Plus,
  SearchCheck,
  Send,
  Share2,
  StickyNote,
  Trash2,
} from 'lucide-react';
import type { RefObject } from 'react';
import type { Faq } from '../../../../api/contract/entities.ts';
import { faqTreeMaxDepth } from '../../../../api/contract/limits.ts';
import { faqAnswersCopy } from '../../../copy/faqs/faq-answers.ts';
import { faqBulkCopy } from '../../../copy/faqs/faq-bulk.ts';
import { faqCopiesCopy } from '../../../copy/faqs/faq-copies.ts';
import { faqEntryCopy } from '../../../copy/faqs/faq-entry.ts';
import { faqLinksCopy } from '../../../copy/faqs/faq-links.ts';
import { faqNotesCopy } from '../../../copy/faqs/faq-notes.ts';
import { faqsCopy as copy } from '../../../copy/faqs/faqs.ts';
import { sharedFaqsCopy } from '../../../copy/faqs/shared-faqs.ts';
import { pageNames } from '../../../copy/page-names.ts';
import { useRights } from '../../../data/rights.ts';
import { useSharedLibrary } from '../../../data/websites/shared-library.ts';
import { useWebsiteOptions } from '../../../data/websites/website-options.ts';
import { MenuItem, MenuLink, MenuSeparator } from '../../../ui/dialog/menu-item.tsx';
import { PopupMenu } from '../../../ui/dialog/popup-menu.tsx';
import { useModal } from '../../../ui/dialog/use-modal.ts';
import { focusesRow } from '../../../ui/table/use-target-row.ts';
import { setChosen } from '../chosen/chosen-faqs.ts';
import { togglePinned, useCopiedFaqs } from '../copying/copied-faqs.ts';
import { useCopyAnswers } from '../copying/use-copy-answers.ts';
import { useFaqTree } from '../data/faq-queries.ts';
import { countDescendants, type SharedPlace } from '../data/faq-tree.ts';
import { type Direction, placeTowards } from '../data/places.ts';
import { startFaq } from '../form/new-faq.ts';
import { useDraftFaqs } from '../publishing/draft-faqs.tsx';
import { openSharedDialog } from '../shared/shared-dialog.ts';
import { useShownOn } from '../shared/shared-queries.ts';
import { useSharedWrites } from '../shared/shared-writes.ts';
import { useFaqCopies } from '../transfer/use-faq-copies.ts';
import { useCopyFaqLink } from './use-copy-faq-link.ts';

interface RowMenuProps {
  faq: Faq;
  /** The button of the row that opens the menu. */
  anchor: HTMLElement;
  /** An element inside the page's main part, so that the menu is in a landmark. */
  container: RefObject<HTMLElement | null>;
  isByKeyboard: boolean;
  shared: SharedPlace | undefined;
  mayEdit: boolean;
  /** Opens the fields that a website has of its own for a shared FAQ. */
  onNote: () => void;
  onStep: (direction: Direction) => void;
  onEdit: () => void;
  onDelete: () => void;
  onMoveTo: () => void;
  onCopyTo: () => void;
  onClose: () => void;
}

const steps = [
  { direction: 'up', Icon: ArrowUp, label: copy.moveUp, keys: 'Alt+↑' },
  { direction: 'down', Icon: ArrowDown, label: copy.moveDown, keys: 'Alt+↓' },
  { direction: 'in', Icon: ArrowRight, label: copy.moveIn, keys: 'Alt+→' },
  { direction: 'out', Icon: ArrowLeft, label: copy.moveOut, keys: 'Alt+←' },
] as const;

/** The menu of a row: the moves, so that everything works without dragging or shortcuts, and the copies. */
export function RowMenu({
  faq,
  anchor,
  container,
  isByKeyboard,
  shared,
  mayEdit,
  onNote,
  onStep,
  onEdit,
  onDelete,
  onMoveTo,
  onCopyTo,
  onClose,
}: RowMenuProps) {
  const modal = useModal(onClose);
  const { data: tree = [] } = useFaqTree(faq.website_id);
  const { duplicate } = useFaqCopies(faq.website_id);
  const copyLink = useCopyFaqLink(faq);
  const mayReadTrail = useRights()('trail');
  const { data: websites = [] } = useWebsiteOptions();
  const { openId, mayCreate } = useSharedLibrary();
  const { share, detach } = useSharedWrites();
  const isLibrary = openId === faq.website_id;
  const hasDrafts = isLibrary && websites.some(({ publishing }) => publishing === 'draft');
  const { data: shownOn = [] } = useShownOn(faq.id, hasDrafts);
  // With one website there is nothing to share, unless its admins have opened the library.
  const mayShare = !isLibrary && (openId !== undefined || (mayCreate && websites.length > 1));
  const below = countDescendants(tree, faq.id);
  return (
    <PopupMenu
      state={modal}
      anchor={anchor}
      container={container}
      isByKeyboard={isByKeyboard}
      aria-label={`${copy.more}: ${faq.question}`}
      className="min-w-64"
    >
      {isInCard(anchor) && (
        <>
          {mayEdit && !shared && (
            <MenuItem Icon={Pencil} onClick={onEdit}>
              {copy.edit}
            </MenuItem>
          )}
          {mayEdit && shared !== 'inside' && (
            <MenuItem Icon={Trash2} onClick={onDelete}>
              {copy.delete}
            </MenuItem>
          )}
          <MenuItem Icon={Check} onClick={() => setChosen([faq], true)}>
            {faqBulkCopy.choose}
          </MenuItem>
          <MenuSeparator />
        </>
      )}
      {!isLibrary && <AnswerItems faq={faq} />}
      {shared && openId !== undefined && (
        <MenuLink
          Icon={LibraryBig}
          to={`/?website=${openId}#row-${faq.source_id}`}
          state={focusesRow}
        >
          {sharedFaqsCopy.open}
        </MenuLink>
      )}
      {mayEdit && !shared && (
        <>
          <MenuItem
            Icon={Plus}
            // `depth` starts at 0, and the new question is one level deeper.
            disabled={faq.depth + 2 > faqTreeMaxDepth}
            onClick={() => startFaq({ websiteId: faq.website_id, parentId: faq.id })}
          >
            {faqEntryCopy.addBelow}
          </MenuItem>
          <MenuSeparator />
        </>
      )}
      {mayEdit && shared !== 'inside' && (
        <>
          {steps.map(({ direction, Icon, label, keys }) => (
            <MenuItem
              Icon={Icon}
              key={direction}
              disabled={placeTowards(tree, faq.id, direction) === undefined}
              onClick={() => onStep(direction)}
            >
              <span className="flex-1">{label}</span>
              <kbd aria-hidden className="font-sans text-12 text-muted coarse:hidden">
                {keys}
              </kbd>
            </MenuItem>
          ))}
          <MenuItem Icon={CornerDownRight} onClick={onMoveTo}>
            {copy.moveTo}
          </MenuItem>
          <MenuSeparator />
        </>
      )}
      {mayEdit && !shared && (
        <>
          <MenuItem Icon={Copy} onClick={() => duplicate(faq)}>
            <span className="flex-1">{faqCopiesCopy.duplicate}</span>
            {below > 0 && <span className="text-12 text-muted">{copy.comeAlong(below)}</span>}
          </MenuItem>
          <MenuItem Icon={CopyPlus} onClick={onCopyTo}>
            {faqCopiesCopy.copyTo}
          </MenuItem>
          {mayShare && (
            <MenuItem Icon={LibraryBig} onClick={() => void share(faq)}>
              {sharedFaqsCopy.share}
            </MenuItem>
          )}
          {isLibrary && (
            <>
              <MenuItem
                Icon={SearchCheck}
                onClick={() =>
                  openSharedDialog({ part: 'alike', faqId: faq.id, question: faq.question })
                }
              >
                {sharedFaqsCopy.findAlike}
              </MenuItem>
              {hasDrafts && (
                <MenuItem
                  Icon={Send}
                  // Hidden instead, it would move the items below when the response comes.
                  disabled={!shownOn.some(({ is_draft }) => is_draft)}
                  onClick={() => openSharedDialog({ part: 'publish-shared', faqId: faq.id })}
                >
                  {sharedFaqsCopy.publish}
                </MenuItem>
              )}
            </>
          )}
          <MenuSeparator />
        </>
      )}
      {mayEdit && shared && (
        <MenuItem Icon={StickyNote} onClick={onNote}>
          {faqNotesCopy.own}
        </MenuItem>
      )}
      {mayEdit && shared === 'root' && (
        <>
          <MenuItem Icon={Copy} onClick={() => void detach(faq)}>
            {sharedFaqsCopy.detach}
          </MenuItem>
          <MenuSeparator />
        </>
      )}
      {!isLibrary && (
        <MenuItem Icon={LinkIcon} onClick={copyLink}>
          {faqLinksCopy.copyLink}
        </MenuItem>
      )}
      {mayReadTrail && (
        <MenuLink Icon={History} to={`/history?website=${faq.website_id}&faq=${faq.id}`}>
          {pageNames.audit}
        </MenuLink>
      )}
    </PopupMenu>
  );
}

/** Cards hide the row's other buttons and its checkbox. */
function isInCard(button: HTMLElement): boolean {
  return getComputedStyle(button).getPropertyValue('--is-card') !== '';
}

/** The ways to pass an answer on. */
function AnswerItems({ faq: { id, website_id: websiteId } }: { faq: Faq }) {
  const copyAnswers = useCopyAnswers();
  const isPinned = useCopiedFaqs(websiteId).pinned.includes(id);
  const isDraft = useDraftFaqs(websiteId).includes(id);
  const request = { websiteId, ids: [id] };
  return (
    <>
      <MenuItem Icon={ClipboardCopy} onClick={() => void copyAnswers(request)}>
        <span className="flex-1">{faqAnswersCopy.copyAnswer}</span>
        <kbd aria-hidden className="font-sans text-12 text-muted coarse:hidden">
          C
        </kbd>
      </MenuItem>
      {isDraft && (
        <MenuItem
          Icon={ClipboardCopy}
          onClick={() => void copyAnswers({ ...request, from: 'draft' })}
        >
          {faqAnswersCopy.copyDraft}
        </MenuItem>
      )}
      {mayShare() && (
        <MenuItem Icon={Share2} onClick={() => void copyAnswers({ ...request, to: 'share' })}>
          {faqAnswersCopy.share}
        </MenuItem>
      )}
      <MenuItem Icon={Pin} onClick={() => togglePinned(websiteId, id)}>
        {isPinned ? faqAnswersCopy.unpin : faqAnswersCopy.pin}
      </MenuItem>
      <MenuSeparator />
    </>
  );
}

/** On a desktop the list of programs is longer than a press on 'Salin'. */
function mayShare(): boolean {
  return 'share' in navigator && window.matchMedia('(pointer: coarse)').matches;
}
