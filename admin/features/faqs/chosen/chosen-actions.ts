import { CopyPlus, Download, FolderInput, type LucideIcon, Replace, Trash2 } from 'lucide-react';
import { faqBulkCopy as copy } from '../../../copy/faqs/faq-bulk.ts';

interface ChosenAction {
  label: string;
  icon: LucideIcon;
  /** The dialog that it opens. */
  part: 'move-chosen' | 'copy' | 'replace' | 'export' | 'delete-chosen';
  isDangerous?: true;
}

/** The actions for the chosen FAQs, in the bar below the list. */
export const chosenActions: readonly ChosenAction[] = [
  {
    label: copy.move,
    icon: FolderInput,
    part: 'move-chosen',
  },
  {
    label: copy.copy,
    icon: CopyPlus,
    part: 'copy',
  },
  {
    label: copy.replace,
    icon: Replace,
    part: 'replace',
  },
  {
    label: copy.export,
    icon: Download,
    part: 'export',
  },
  {
    label: copy.delete,
    icon: Trash2,
    part: 'delete-chosen',
    isDangerous: true,
  },
];
