import { useQuery } from '@tanstack/react-query';
import type { WebsiteSettings } from '../../../../api/contract/faqs/publishing.ts';
import { settingsFields } from '../../../../api/contract/settings-fields.ts';
import { looksCopy } from '../../../copy/website-looks.ts';
import { treeQuery } from '../../../data/websites/website-tree.ts';
import { comparedFields } from '../../../ui/comparison/audit-fields.tsx';
import { ConflictDialog } from '../../../ui/dialog/conflict-dialog.tsx';
import {
  appearanceOf,
  contactOf,
  helpOf,
  privacyOf,
  type SettingsForm,
} from '../data/settings-form.ts';

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
  const fieldsOf = (settings: WebsiteSettings) => {
    const { shortcuts } = settings.appearance;
    const questions = shortcuts.map((id) => tree?.find((entry) => entry.id === id)?.question);
    return settingsFields(
      settings,
      questions.map((question) => question ?? looksCopy.missingFaq),
    );
  };
  const wanted = {
    ...current,
    appearance: appearanceOf(mine.appearance, current.appearance.avatar),
    contact: contactOf(mine.contact),
    privacy: privacyOf(mine.privacy),
    help: helpOf(mine.help),
  };
  const context = { websiteName: String, parents: {} };
  const fields = comparedFields(fieldsOf(current), fieldsOf(wanted), context);
  return (
    <ConflictDialog
      current={undefined}
      fields={fields.filter(({ isSame }) => !isSame)}
      {...choices}
    />
  );
}
