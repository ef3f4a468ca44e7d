import { CopyPlus, Download, FolderInput, type LucideIcon, Replace, Trash2 } from 'lucide-react';
import type { ComponentType } from 'react';
import { faqBulkCopy as copy } from '../../../copy/faq-bulk.ts';
import { lazyDialog } from '../../../ui/lazy.tsx';
import type { ChosenDialogProps } from './chosen-dialog-props.ts';

interface ChosenAction {
  label: string;
  icon: LucideIcon;
  Dialog: ComponentType<ChosenDialogProps>;
  isDangerous?: true;
}

/** The actions for the chosen FAQs, in the bar below the list. */
export const chosenActions: readonly ChosenAction[] = [
  {
    label: copy.move,
    icon: FolderInput,
    Dialog: lazyDialog(() => import('./move-chosen-dialog.tsx').then((m) => m.MoveChosenDialog)),
  },
  {
    label: copy.copy,
    icon: CopyPlus,
    Dialog: lazyDialog(() =>
      import('../transfer/copy-faqs-dialog.tsx').then((m) => m.CopyFaqsDialog),
    ),
  },
  {
    label: copy.replace,
    icon: Replace,
    Dialog: lazyDialog(() => import('./replace-dialog.tsx').then((m) => m.ReplaceDialog)),
  },
  {
    label: copy.export,
    icon: Download,
    Dialog: lazyDialog(() => import('../transfer/export-dialog.tsx').then((m) => m.ExportDialog)),
  },
  {
    label: copy.delete,
    icon: Trash2,
    Dialog: lazyDialog(() =>
      import('./delete-chosen-dialog.tsx').then((m) => m.DeleteChosenDialog),
    ),
    isDangerous: true,
  },
];
