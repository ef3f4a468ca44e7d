import { Menu } from '@base-ui/react/menu';
import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  Copy,
  CopyPlus,
  CornerDownRight,
  History,
  LibraryBig,
  Link as LinkIcon,
  Plus,
  SearchCheck,
  Send,
} from 'lucide-react';
import type { RefObject } from 'react';
import { Link } from 'wouter';
import type { Faq } from '../../../../api/contract/entities.ts';
import { faqTreeMaxDepth } from '../../../../api/contract/limits.ts';
import { faqCopiesCopy } from '../../../copy/faqs/faq-copies.ts';
import { faqEntryCopy } from '../../../copy/faqs/faq-entry.ts';
import { faqLinksCopy } from '../../../copy/faqs/faq-links.ts';
import { faqsCopy as copy } from '../../../copy/faqs/faqs.ts';
import { sharedFaqsCopy } from '../../../copy/faqs/shared-faqs.ts';
import { pageNames } from '../../../copy/page-names.ts';
import { useRights } from '../../../data/rights.ts';
import { useSharedLibrary } from '../../../data/websites/shared-library.ts';
import { useWebsiteOptions } from '../../../data/websites/website-options.ts';
import { PopupMenu } from '../../../ui/dialog/popup-menu.tsx';
import { useModal } from '../../../ui/dialog/use-modal.ts';
import { focusesRow } from '../../../ui/table/use-target-row.ts';
import { useFaqTree } from '../data/faq-queries.ts';
import { countDescendants, type SharedPlace } from '../data/faq-tree.ts';
import { type Direction, placeTowards } from '../data/places.ts';
import { startFaq } from '../form/new-faq.ts';
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
  onStep: (direction: Direction) => void;
  onMoveTo: () => void;
  onCopyTo: () => void;
  onClose: () => void;
}

const separator = <Menu.Separator className="my-1 h-px bg-line" />;
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
  onStep,
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
      {shared && openId !== undefined && (
        <Menu.LinkItem
          className="popup-item"
          closeOnClick
          render={<Link to={`/?website=${openId}#row-${faq.source_id}`} state={focusesRow} />}
        >
          <LibraryBig aria-hidden size={16} className="text-muted" />
          {sharedFaqsCopy.open}
        </Menu.LinkItem>
      )}
      {mayEdit && !shared && (
        <>
          <Menu.Item
            className="popup-item data-disabled:opacity-50"
            // `depth` starts at 0, and the new question is one level deeper.
            disabled={faq.depth + 2 > faqTreeMaxDepth}
            onClick={() => startFaq({ websiteId: faq.website_id, parentId: faq.id })}
          >
            <Plus aria-hidden size={16} className="text-muted" />
            {faqEntryCopy.addBelow}
          </Menu.Item>
          {separator}
        </>
      )}
      {mayEdit && shared !== 'inside' && (
        <>
          {steps.map(({ direction, Icon, label, keys }) => (
            <Menu.Item
              key={direction}
              className="popup-item data-disabled:opacity-50"
              disabled={placeTowards(tree, faq.id, direction) === undefined}
              onClick={() => onStep(direction)}
            >
              <Icon aria-hidden size={16} className="text-muted" />
              <span className="flex-1">{label}</span>
              <kbd aria-hidden className="font-sans text-12 text-muted coarse:hidden">
                {keys}
              </kbd>
            </Menu.Item>
          ))}
          <Menu.Item className="popup-item" onClick={onMoveTo}>
            <CornerDownRight aria-hidden size={16} className="text-muted" />
            {copy.moveTo}
          </Menu.Item>
          {separator}
        </>
      )}
      {mayEdit && !shared && (
        <>
          <Menu.Item className="popup-item" onClick={() => duplicate(faq)}>
            <Copy aria-hidden size={16} className="text-muted" />
            <span className="flex-1">{faqCopiesCopy.duplicate}</span>
            {below > 0 && <span className="text-12 text-muted">{copy.comeAlong(below)}</span>}
          </Menu.Item>
          <Menu.Item className="popup-item" onClick={onCopyTo}>
            <CopyPlus aria-hidden size={16} className="text-muted" />
            {faqCopiesCopy.copyTo}
          </Menu.Item>
          {mayShare && (
            <Menu.Item className="popup-item" onClick={() => void share(faq)}>
              <LibraryBig aria-hidden size={16} className="text-muted" />
              {sharedFaqsCopy.share}
            </Menu.Item>
          )}
          {isLibrary && (
            <>
              <Menu.Item
                className="popup-item"
                onClick={() =>
                  openSharedDialog({ part: 'alike', faqId: faq.id, question: faq.question })
                }
              >
                <SearchCheck aria-hidden size={16} className="text-muted" />
                {sharedFaqsCopy.findAlike}
              </Menu.Item>
              {hasDrafts && (
                <Menu.Item
                  className="popup-item data-disabled:opacity-50"
                  // Hidden instead, it would move the items below when the response comes.
                  disabled={!shownOn.some(({ is_draft }) => is_draft)}
                  onClick={() => openSharedDialog({ part: 'publish-shared', faqId: faq.id })}
                >
                  <Send aria-hidden size={16} className="text-muted" />
                  {sharedFaqsCopy.publish}
                </Menu.Item>
              )}
            </>
          )}
          {separator}
        </>
      )}
      {mayEdit && shared === 'root' && (
        <>
          <Menu.Item className="popup-item" onClick={() => void detach(faq)}>
            <Copy aria-hidden size={16} className="text-muted" />
            {sharedFaqsCopy.detach}
          </Menu.Item>
          {separator}
        </>
      )}
      {!isLibrary && (
        <Menu.Item className="popup-item" onClick={copyLink}>
          <LinkIcon aria-hidden size={16} className="text-muted" />
          {faqLinksCopy.copyLink}
        </Menu.Item>
      )}
      {mayReadTrail && (
        <Menu.LinkItem
          className="popup-item"
          closeOnClick
          render={<Link to={`/history?website=${faq.website_id}&faq=${faq.id}`} />}
        >
          <History aria-hidden size={16} className="text-muted" />
          {pageNames.audit}
        </Menu.LinkItem>
      )}
    </PopupMenu>
  );
}
