import { useQuery } from '@tanstack/react-query';
import type { WebsiteSettings } from '../../../../api/contract/faqs/publishing.ts';
import { looksCopy } from '../../../copy/website-looks.ts';
import { treeQuery } from '../../../data/websites/website-tree.ts';
import { ConflictDialog } from '../../../ui/dialog/conflict-dialog.tsx';
import { formOf, type SettingsForm } from '../data/settings-form.ts';
import { compareSettings } from './settings-conflict.ts';

interface SettingsConflictDialogProps {
  websiteId: number;
  current: WebsiteSettings;
  mine: SettingsForm;
  onUseCurrent: () => void;
  onSaveMine: () => Promise<unknown>;
  onClose: () => void;
}

/** Shown if another user has saved first: shows the differences and lets the user choose. */
export function SettingsConflictDialog({
  websiteId,
  current,
  mine,
  ...choices
}: SettingsConflictDialogProps) {
  const { data: tree } = useQuery(treeQuery(websiteId));
  const questionOf = (id: number) =>
    tree?.find((entry) => entry.id === id)?.question ?? looksCopy.missingFaq;
  return (
    <ConflictDialog
      current={undefined}
      fields={compareSettings(formOf(current), mine, questionOf)}
      {...choices}
    />
  );
}
