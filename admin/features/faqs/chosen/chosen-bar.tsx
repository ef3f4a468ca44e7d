import {
  ClipboardCopy,
  CopyPlus,
  Download,
  FolderInput,
  type LucideIcon,
  Replace,
  Trash2,
  X,
} from 'lucide-react';
import { type FunctionComponent, useEffect, useState } from 'react';
import type { FaqTreeEntry } from '../../../../api/contract/entities.ts';
import type { Right } from '../../../../api/contract/rights.ts';
import { faqAnswersCopy } from '../../../copy/faqs/faq-answers.ts';
import { faqBulkCopy as copy } from '../../../copy/faqs/faq-bulk.ts';
import { useRights } from '../../../data/rights.ts';
import { showError } from '../../../data/toasts.ts';
import { useIsLibrary } from '../../../data/websites/shared-library.ts';
import { Button } from '../../../ui/button.tsx';
import { ChosenRowsBar } from '../../../ui/chosen-rows-bar.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { lazyPart } from '../../../ui/lazy.tsx';
import { useCopyAnswers } from '../copying/use-copy-answers.ts';
import type { FaqSearch } from '../data/use-faq-search.ts';
import { chosenInOrder, clearChosen, dropGone, setChosen, useChoice } from './chosen-faqs.ts';
import { useFindChoosable } from './find-choosable.ts';
import { SkippedDialog, useSkipped } from './skipped-dialog.tsx';

const MoveChosenDialog = lazyPart(() =>
  import('../menu/faq-parts.ts').then((m) => m.MoveChosenDialog),
);
const CopyFaqsDialog = lazyPart(() => import('../menu/faq-parts.ts').then((m) => m.CopyFaqsDialog));
const ReplaceDialog = lazyPart(() => import('../menu/faq-parts.ts').then((m) => m.ReplaceDialog));
const ExportDialog = lazyPart(() => import('../menu/faq-parts.ts').then((m) => m.ExportDialog));
const DeleteChosenDialog = lazyPart(() =>
  import('../menu/faq-parts.ts').then((m) => m.DeleteChosenDialog),
);

interface ChosenBarProps {
  websiteId: number;
  search: FaqSearch;
  /** How many FAQs the search finds. */
  found: number;
  tree: readonly FaqTreeEntry[];
}

/** Shows how many FAQs are chosen, and the actions for them. */
export function ChosenBar({ websiteId, search, found, tree }: ChosenBarProps) {
  const [opened, setOpened] = useState<{ action: (typeof chosenActions)[number]; ids: number[] }>();
  const chosen = useChoice(({ versions }) => versions.size);
  const inSight = useChoice(
    ({ page, versions }) => page.filter(({ id }) => versions.has(id)).length,
  );
  const isPageChosen = useChoice(({ page }) => page.length > 0 && page.length === inSight);
  const skipped = useSkipped((state) => state.skipped);
  const may = useRights();
  const copyAnswers = useCopyAnswers();
  const isLibrary = useIsLibrary(websiteId);
  const findVersions = useFindChoosable(websiteId);
  const [isChoosing, setChoosing] = useState(false);
  const total = search.isActive ? found : tree.length;
  const isOpen = opened !== undefined;
  useEffect(() => {
    if (tree.length > 0) dropGone(tree);
  }, [tree]);
  const isShown = chosen > 0;
  useClearKey(isShown && !isOpen);
  useEffect(() => {
    // The bar may cover the row that was just chosen with the keyboard.
    const focused = document.activeElement;
    if (isShown && focused?.matches(':focus-visible')) focused.scrollIntoView({ block: 'nearest' });
  }, [isShown]);

  const chooseAll = async () => {
    setChoosing(true);
    try {
      setChosen(await findVersions(search), true);
    } catch (error) {
      showError(error, copy.chooseAllFailed);
    }
    setChoosing(false);
  };

  return (
    <>
      <ChosenRowsBar label={copy.bar} status={isShown && copy.chosen(chosen, chosen - inSight)}>
        {isPageChosen && chosen < total && (
          <Button size="sm" tone="ghost" pending={isChoosing} onClick={chooseAll}>
            {search.isActive ? copy.chooseAllFound(total) : copy.chooseAll(total)}
          </Button>
        )}
        <div className="flex flex-wrap gap-2 max-sm:order-last max-sm:basis-full max-sm:gap-1 sm:ml-auto">
          {!isLibrary && (
            <Button
              size="sm"
              Icon={ClipboardCopy}
              onClick={() => void copyAnswers({ websiteId, ids: chosenInOrder(tree) })}
            >
              {faqAnswersCopy.copyShort}
            </Button>
          )}
          {chosenActions
            .filter(({ right }) => may(right, websiteId))
            .map((action) => (
              <Button
                key={action.label}
                size="sm"
                tone={action.isDangerous ? 'danger-ghost' : 'secondary'}
                Icon={action.Icon}
                onClick={() =>
                  setOpened({ action, ids: [...useChoice.getState().versions.keys()] })
                }
              >
                {action.label}
              </Button>
            ))}
        </div>
        <div className="max-sm:ml-auto">
          <IconButton
            label={copy.clear}
            Icon={X}
            onClick={() => {
              clearChosen();
              focusList();
            }}
          />
        </div>
      </ChosenRowsBar>
      {opened && (
        <opened.action.Dialog
          websiteId={websiteId}
          ids={opened.ids}
          onClose={() => {
            setOpened(undefined);
            // If nothing is chosen any more, the button that opened the dialog no longer exists.
            if (useChoice.getState().versions.size === 0) focusList();
          }}
        />
      )}
      {skipped.length > 0 && !isOpen && (
        <SkippedDialog skipped={skipped} onClose={() => useSkipped.setState({ skipped: [] })} />
      )}
    </>
  );
}

function focusList(): void {
  document.querySelector<HTMLElement>('[data-choose-page]')?.focus({ preventScroll: true });
}

/** Elements that use Escape themselves. */
const otherEscapes =
  'input:not([type=checkbox]), textarea, [role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=combobox]';

/** Clears the choice when Escape is pressed. */
function useClearKey(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      const [target] = event.composedPath();
      const isElement = target instanceof Element;
      const isElsewhere = isElement && target.closest(otherEscapes) !== null;
      // Escape cancels a drag or closes a menu first.
      const isBusy = document.querySelector('[data-dragged], [role=menu], [role=dialog]') !== null;
      if (isElsewhere || isBusy) return;
      clearChosen();
      // The focused button disappears with the bar.
      if (isElement && target.closest('.chosen-bar')) focusList();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOn]);
}

interface ChosenAction {
  label: string;
  Icon: LucideIcon;
  right: Right;
  Dialog: FunctionComponent<{ websiteId: number; ids: readonly number[]; onClose: () => void }>;
  isDangerous?: true;
}

/** The actions for the chosen FAQs, in the bar below the list. */
const chosenActions: readonly ChosenAction[] = [
  {
    label: copy.move,
    Icon: FolderInput,
    right: 'edit',
    Dialog: MoveChosenDialog,
  },
  {
    label: copy.copy,
    Icon: CopyPlus,
    right: 'edit',
    Dialog: CopyFaqsDialog,
  },
  {
    label: copy.replace,
    Icon: Replace,
    right: 'edit',
    Dialog: ReplaceDialog,
  },
  {
    label: copy.export,
    Icon: Download,
    right: 'read',
    Dialog: ExportDialog,
  },
  {
    label: copy.delete,
    Icon: Trash2,
    right: 'edit',
    Dialog: DeleteChosenDialog,
    isDangerous: true,
  },
];
