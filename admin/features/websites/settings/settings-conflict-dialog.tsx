import { useQuery } from '@tanstack/react-query';
import type { WebsiteSettings } from '../../../../api/contract/faqs/publishing.ts';
import { hoursCopy } from '../../../copy/opening-hours.ts';
import { contactCopy } from '../../../copy/website-contact.ts';
import { looksCopy } from '../../../copy/website-looks.ts';
import { treeQuery } from '../../../data/websites/website-tree.ts';
import { type ComparedField, comparedText } from '../../../ui/comparison/compared-field.ts';
import { ConflictDialog } from '../../../ui/dialog/conflict-dialog.tsx';
import { describeHours } from '../contact/opening-words.ts';
import {
  type ChannelFields,
  formOf,
  type LooksFields,
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

/** Returns the fields that differ between the stored settings and the form. */
function compareSettings(
  current: SettingsForm,
  mine: SettingsForm,
  questionOf: (id: number) => string,
): ComparedField[] {
  const names = Object.keys(mine.appearance) as (keyof LooksFields)[];
  const looks = names.map((name) => {
    const words = valueWords[name];
    const text = ({ appearance }: SettingsForm) =>
      name === 'shortcuts'
        ? appearance.shortcuts.map(questionOf).join('\n')
        : (words?.[`${appearance[name]}`] ?? `${appearance[name]}`);
    return comparedText(looksCopy.names[name], text(current), text(mine));
  });
  const contact = comparedText(
    contactCopy.title,
    channelWords(current.contact.channels),
    channelWords(mine.contact.channels),
  );
  return [...looks, contact].filter(({ isSame }) => !isSame);
}

const valueWords: Readonly<Record<string, Readonly<Record<string, string>>>> = looksCopy.values;

function channelWords(channels: readonly ChannelFields[]): string {
  return channels
    .map(({ type, value, label, hours }, index) => {
      const name = [contactCopy.types[type], value, label && `(${label})`];
      const when = hours ? describeHours(hours) : hoursCopy.always;
      return `${index + 1}. ${name.filter(Boolean).join(' ')}: ${when}`;
    })
    .join('\n');
}
