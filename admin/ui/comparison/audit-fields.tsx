import type { AuditEntry, AuditFields } from '../../../api/contract/audit.ts';
import { defaultAppearance } from '../../../api/contract/bot/appearance.ts';
import type { Channel } from '../../../api/contract/bot/contact.ts';
import { type Look, looks } from '../../../api/contract/bot/looks.ts';
import { faqFieldNames } from '../../../api/contract/faqs/faq-fields.ts';
import type { FillWords } from '../../../api/contract/texts/fill-words.ts';
import { auditDetailsCopy as details } from '../../copy/audit-details.ts';
import { timestamp } from '../../format/timestamp.ts';
import { AnswerText } from '../answer-text.tsx';
import { EarlierImage } from '../image/earlier-image.tsx';
import type { ComparedField } from './compared-field.ts';
import { comparedLines } from './compared-lines.tsx';
import { comparedWords } from './compared-words.tsx';
import { describeHours, describeWay } from './contact-words.ts';

export interface FieldContext extends Pick<AuditEntry, 'parents'> {
  websiteName: (id: number) => string;
}

/** Long texts, whose changes are shown word by word. */
const longTexts: readonly string[] = faqFieldNames.filter((name) => name !== 'image');
/** Lists with one item per line. Older entries have these texts themselves. */
const lists: Readonly<Record<string, (items: never) => string[]>> = {
  contact: (ways: readonly Channel[]) => ways.map(describeWay),
  hours: (ways: readonly Channel[]) =>
    ways.map((way) => `${describeWay(way)}: ${way.hours && describeHours(way.hours)}`),
  fill_words: (words: FillWords) => Object.entries(words).map(([name, text]) => `${name}: ${text}`),
};
/** Fields of a bot's appearance, where `null` means the bot's default. */
const botFields: readonly string[] = [...Object.keys(defaultAppearance), 'bot_position'];
/**
 * Not shown: version numbers and the mark of a write of several websites mean nothing to the user, and the dialog shows
 * the time of a version above the fields.
 */
const unlisted: readonly string[] = ['version', 'version_before', 'version_after', 'together'];

/** Compares a row before and after a write, field by field. */
export function comparedFields(
  before: AuditFields,
  after: AuditFields,
  context: FieldContext,
): ComparedField[] {
  return namesOf(before, after).map((name) => {
    const label = details.fields[name] ?? name;
    const compare = name in lists ? comparedLines : longTexts.includes(name) && comparedWords;
    if (compare) return compare(label, textOf(name, before), textOf(name, after));
    const isSame = before[name] === after[name];
    const show = (fields: AuditFields) => fieldContent(name, fields, context);
    return { label, left: show(before), right: show(after), isSame };
  });
}

/** The names of the fields that the user sees, without those that are empty in all rows. */
export function namesOf(...rows: AuditFields[]): string[] {
  return [...new Set(rows.flatMap(Object.keys))].filter(
    (name) => !unlisted.includes(name) && rows.some((row) => `${row[name]}` !== ''),
  );
}

function textOf(name: string, { [name]: value }: AuditFields): string {
  if (typeof value === 'object' && value !== null)
    return lists[name]?.(value as never).join('\n') ?? '';
  return typeof value === 'string' ? value : '';
}

/** The value of a field in words. */
export function fieldContent(
  name: string,
  fields: AuditFields,
  { websiteName, parents }: FieldContext,
) {
  const value = name in lists ? textOf(name, fields) : fields[name];
  if (name === 'avatar' && typeof value === 'string')
    return <EarlierImage key={value} name={value} alt={details.avatar} />;
  if (name === 'image')
    return typeof value === 'string' ? <EarlierImage key={value} name={value} /> : details.noImage;
  if (name === 'password_changed')
    return value ? details.passwordChanged : details.passwordUnchanged;
  // FAQs that were moved from several parents have no common parent.
  if (name === 'parent_id' && value === undefined) return details.severalParents;
  if (name === 'parent_id')
    return value === null
      ? details.topTier
      : (parents[Number(value)] ?? details.deletedParent(`${value}`));
  if (name === 'website_id' && typeof value === 'number') return websiteName(value);
  if ((name === 'website_ids' || name === 'shown_on') && typeof value === 'string')
    return value
      .split(', ')
      .map((id) => websiteName(Number(id)))
      .join(', ');
  const setting = details.settings[name]?.[`${value}`];
  if (setting !== undefined) return setting;
  if (value === null && botFields.includes(name))
    return name === 'shortcuts' ? details.noShortcuts : details.botsOwn;
  if (typeof value === 'number' && kindOfLook(name) === 'pixels') return details.pixels(value);
  if (/^((scheduled|starts|ends|last)_at|until)$/.test(name) && typeof value === 'string')
    return details.inJakarta(timestamp(value));
  if (name === 'status') return value ? details.active : details.inactive;
  if (value === null || value === undefined || value === '')
    return <span className="text-muted">{details.blank}</span>;
  if (name === 'answer') return <AnswerText text={`${value}`} />;
  return String(value);
}

function kindOfLook(name: string): Look['kind'] | undefined {
  return (looks as Readonly<Record<string, Look>>)[name]?.kind;
}
