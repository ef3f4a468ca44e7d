import { CopyPlus, Download, FolderInput, type LucideIcon, Replace, Trash2 } from 'lucide-react';
import type { ComponentType } from 'react';
import { faqBulkCopy as copy } from '../../../copy/faq-bulk.ts';
import { CopyFaqsDialog } from '../transfer/copy-faqs-dialog.tsx';
import { ExportDialog } from '../transfer/export-dialog.tsx';
import type { ChosenDialogProps } from './chosen-dialog-props.ts';
import { DeleteChosenDialog } from './delete-chosen-dialog.tsx';
import { MoveChosenDialog } from './move-chosen-dialog.tsx';
import { ReplaceDialog } from './replace-dialog.tsx';

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
    Dialog: MoveChosenDialog,
  },
  {
    label: copy.copy,
    icon: CopyPlus,
    Dialog: CopyFaqsDialog,
  },
  {
    label: copy.replace,
    icon: Replace,
    Dialog: ReplaceDialog,
  },
  {
    label: copy.export,
    icon: Download,
    Dialog: ExportDialog,
  },
  {
    label: copy.delete,
    icon: Trash2,
    Dialog: DeleteChosenDialog,
    isDangerous: true,
  },
];
