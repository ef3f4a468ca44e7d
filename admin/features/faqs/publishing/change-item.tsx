import { Link } from 'wouter';
import type { ChangeSide, UnpublishedChange } from '../../../../api/contract/faqs/publishing.ts';
import { auditDetailsCopy as details } from '../../../copy/audit-details.ts';
import { publishingCopy as copy } from '../../../copy/faqs/publishing.ts';
import { AnswerText } from '../../../ui/answer-text.tsx';
import { Badge } from '../../../ui/badge.tsx';
import type { ComparedField } from '../../../ui/comparison/compared-field.ts';
import { comparedWords } from '../../../ui/comparison/compared-words.tsx';
import { Comparison, FieldValue } from '../../../ui/comparison/comparison.tsx';
import { EarlierImage } from '../../../ui/image/earlier-image.tsx';
import { SharedBadge } from '../shared/shared-badge.tsx';

interface ChangeItemProps {
  change: UnpublishedChange;
  websiteId: number;
  /** The earlier release that would be restored; undefined for the draft. */
  release: number | undefined;
  /** Called when the link to the row was followed; undefined for an item without a link. */
  onFollow: (() => void) | undefined;
}

/** Shows one FAQ of the draft that differs from the published one. */
export function ChangeItem({ change, websiteId, release, onFollow }: ChangeItemProps) {
  const { id, added, removed, edited, moved, before, after } = change;
  const question = (after ?? before)?.question;
  const isOtherImage = edited && before?.image !== after?.image;
  return (
    <li className="grid gap-3 rounded-control border border-line px-3 py-3">
      <div className="flex flex-wrap items-center gap-2">
        {added && <Badge tone="success">{copy.kinds.added}</Badge>}
        {removed && <Badge tone="danger">{copy.kinds.removed}</Badge>}
        {edited && <Badge tone="warning">{copy.kinds.edited}</Badge>}
        {isOtherImage && <Badge tone="warning">{copy.kinds.image}</Badge>}
        {moved && <Badge tone="neutral">{copy.kinds.moved}</Badge>}
        {change.shared && <SharedBadge />}
        <span className="min-w-0 basis-full text-14 font-medium wrap-anywhere">
          {removed || !onFollow ? (
            question
          ) : (
            <Link
              to={`/?website=${websiteId}#row-${id}`}
              onClick={onFollow}
              className="rounded-control text-accent-text hover:underline"
            >
              {question}
            </Link>
          )}
        </span>
      </div>
      {moved && before && after && (
        <p className="text-13 text-muted wrap-anywhere">{describeMove(before, after)}</p>
      )}
      {added && after && <Content side={after} />}
      {removed && before && <Content side={before} />}
      {edited && before && after && (
        <Comparison
          captions={{
            left: copy.published,
            right: release === undefined ? copy.draft : copy.releaseName(release),
          }}
          changedLabel={copy.changed}
          fields={compareSides(before, after)}
        />
      )}
    </li>
  );
}

function Content({ side: { answer, image } }: { side: ChangeSide }) {
  return (
    <>
      {answer !== null && (
        <div className="text-14 text-muted">
          <FieldValue>
            <AnswerText text={answer} />
          </FieldValue>
        </div>
      )}
      {image !== null && <EarlierImage name={image} />}
    </>
  );
}

/** Returns the fields that differ. */
function compareSides(before: ChangeSide, after: ChangeSide): ComparedField[] {
  const names = Object.keys({ ...before, ...after }).filter((name) => name !== 'parent');
  const fields = names.map((name): ComparedField => {
    const [left, right] = [textOf(before, name), textOf(after, name)];
    const label = details.fields[name] ?? name;
    if (name !== 'image') return comparedWords(label, left, right);
    return { label, left: imageOf(left), right: imageOf(right), isSame: left === right };
  });
  return fields.filter(({ isSame }) => !isSame);
}

/** Returns a text as it is, or the items of a list as one text. */
function textOf(side: ChangeSide, name: string): string {
  const value = (side as unknown as Readonly<Record<string, unknown>>)[name];
  return Array.isArray(value) ? value.join(', ') : typeof value === 'string' ? value : '';
}

function imageOf(name: string) {
  return name === '' ? copy.noImage : <EarlierImage key={name} name={name} />;
}

function describeMove(before: ChangeSide, after: ChangeSide): string {
  if (before.parent?.id === after.parent?.id) return copy.reordered;
  const nameOf = ({ parent }: ChangeSide) => parent?.question ?? copy.topTier;
  return copy.movedFrom(nameOf(before), nameOf(after));
}
