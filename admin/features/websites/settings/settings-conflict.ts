import { hoursCopy } from '../../../copy/opening-hours.ts';
import { contactCopy } from '../../../copy/website-contact.ts';
import { looksCopy } from '../../../copy/website-looks.ts';
import type { ComparedField } from '../../../ui/comparison/compared-field.ts';
import { comparedText } from '../../../ui/comparison/compared-field.ts';
import { describeHours } from '../contact/opening-words.ts';
import type { ChannelFields, LooksFields, SettingsForm } from '../data/settings-form.ts';

/** Returns the fields that differ between the stored settings and the form. */
export function compareSettings(
  current: SettingsForm,
  mine: SettingsForm,
  questionOf: (id: number) => string,
): ComparedField[] {
  const looks = Object.entries(looksWords).map(([field, [label, words]]) => {
    const name = field as keyof LooksFields;
    const text = ({ appearance }: SettingsForm) =>
      name === 'shortcuts'
        ? appearance.shortcuts.map(questionOf).join('\n')
        : (words?.[`${appearance[name]}`] ?? `${appearance[name]}`);
    return comparedText(label, text(current), text(mine));
  });
  const contact = comparedText(
    contactCopy.title,
    channelWords(current.contact.channels),
    channelWords(mine.contact.channels),
  );
  return [...looks, contact].filter(({ isSame }) => !isSame);
}

const onOff = { true: looksCopy.iconOnly, false: '' };

const looksWords: Readonly<
  Record<keyof LooksFields, readonly [label: string, words?: Readonly<Record<string, string>>]>
> = {
  launcher_label: [looksCopy.launcherLabel],
  launcher_icon_only: [looksCopy.groups.launcher, onOff],
  title: [looksCopy.title],
  subtitle: [looksCopy.subtitle],
  lang: [looksCopy.language, looksCopy.languages],
  greeting: [looksCopy.greeting],
  page_greeting: [looksCopy.pageGreeting],
  shortcuts: [looksCopy.groups.shortcuts],
  accent: [looksCopy.accent],
  theme: [looksCopy.theme, looksCopy.themes],
  position: [looksCopy.position, looksCopy.positions],
  offset_x: [looksCopy.offsetX],
  offset_y: [looksCopy.offsetY],
};

function channelWords(channels: readonly ChannelFields[]): string {
  return channels
    .map(({ type, value, label, hours }, index) => {
      const name = [contactCopy.types[type], value, label && `(${label})`];
      const when = hours ? describeHours(hours) : hoursCopy.always;
      return `${index + 1}. ${name.filter(Boolean).join(' ')}: ${when}`;
    })
    .join('\n');
}
