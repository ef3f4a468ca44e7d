import { Download } from 'lucide-react';
import { useState } from 'react';
import type {
  ImportedPart,
  ImportFault,
  ImportLine,
  ImportOutcome,
  ImportResult,
} from '../../../../api/contract/faqs/faq-transfer.ts';
import { foldText } from '../../../../api/contract/texts/find-words.ts';
import { faqTransferCopy as copy } from '../../../copy/faqs/faq-transfer.ts';
import { saveBlob } from '../../../data/save-file.ts';
import { AnswerText } from '../../../ui/answer-text.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { comparedFields } from '../../../ui/comparison/audit-fields.tsx';
import type { ComparedField } from '../../../ui/comparison/compared-field.ts';
import { OldToNew } from '../../../ui/comparison/old-to-new.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';

interface ReportLine {
  key: string;
  line: number | null;
  text: string;
  /** The parent and the answer of a FAQ that is added. */
  parent?: string | undefined;
  answer?: string | null | undefined;
  /** The changes or the errors of the line. */
  remark: string;
  /** The texts that the line replaces beside its own. */
  fields?: readonly ComparedField[] | undefined;
  /** Whether the replaced question is about another subject. */
  isOther?: boolean | undefined;
}

const linesAtOnce = 100;
/** What is lost comes first. */
const outcomes = ['changed', 'removed', 'added', 'unchanged'] as const;

/** Shows line by line what an import would do. */
export function ImportReport({ result }: { result: ImportResult }) {
  const { faults, warnings, notes } = result;
  const [chosen, setChosen] = useState<ImportOutcome>();
  // Another reading of the file may have no lines of the chosen outcome.
  const filled = outcomes.filter((outcome) => result[outcome] > 0);
  const shown = filled.find((outcome) => outcome === chosen) ?? filled[0] ?? 'unchanged';
  const isFaulty = faults.length > 0;
  const isNothing = result.added + result.changed + result.removed === 0;
  const lines = isFaulty ? faultLines(faults) : outcomeLines(result, shown);
  const others = result.lines.filter(replacesOther).length;
  return (
    <section aria-label={copy.resultTable} className="grid min-w-0 gap-3">
      {isFaulty ? (
        <Banner tone="danger">{copy.faulty(faults.length)}</Banner>
      ) : (
        <Banner tone="neutral">{isNothing ? copy.nothingToDo : copy.ready}</Banner>
      )}
      {notes.length > 0 && (
        <Banner tone="neutral">
          {notes.map((note) => (
            <span key={note} className="block">
              {note}
            </span>
          ))}
        </Banner>
      )}
      {!isFaulty && others > 0 && <Banner tone="warning">{copy.replacesOthers(others)}</Banner>}
      {!isFaulty && warnings.length > 0 && (
        <Disclosure summary={copy.warnings(warnings.length)} tone="warning">
          <Lines lines={faultLines(warnings)} />
        </Disclosure>
      )}
      {!isFaulty && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields.
        <div role="group" aria-label={copy.show} className="flex flex-wrap gap-2">
          {outcomes.map((outcome) => (
            <Button
              key={outcome}
              size="sm"
              aria-pressed={outcome === shown}
              disabled={result[outcome] === 0}
              onClick={() => setChosen(outcome)}
              className="aria-pressed:border-accent-text aria-pressed:bg-hover"
            >
              {copy.outcomes[outcome]}
              <span className="tabular text-muted">{copy.count(result[outcome])}</span>
            </Button>
          ))}
        </div>
      )}
      {lines.length > 0 && <Lines key={shown} lines={lines} />}
      {isFaulty && (
        <Button
          size="sm"
          Icon={Download}
          onClick={() => saveFaults(faults)}
          className="justify-self-start"
        >
          {copy.saveFaults}
        </Button>
      )}
    </section>
  );
}

function Lines({ lines }: { lines: readonly ReportLine[] }) {
  const [count, setCount] = useState(linesAtOnce);
  const left = lines.length - count;
  const { columns } = copy;
  return (
    <div className="grid justify-items-start gap-2">
      <div className="w-full overflow-hidden rounded-control border border-line">
        <table className="w-full table-fixed text-left text-14">
          <caption className="sr-only">{copy.resultTable}</caption>
          <thead className="bg-canvas text-12 text-muted">
            <tr>
              <th scope="col" className="w-16 px-3 py-2 font-medium">
                {columns.line}
              </th>
              <th scope="col" className="px-3 py-2 font-medium">
                {columns.content}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines
              .slice(0, count)
              .map(({ key, line, parent, text, answer, remark, fields, isOther }) => (
                <tr key={key} className="border-t border-line align-baseline">
                  <td className="tabular px-3 py-2 text-muted">{line ?? copy.noLine}</td>
                  <td className="px-3 py-2 wrap-anywhere">
                    {isOther && <Badge tone="warning">{copy.replacesOther}</Badge>}
                    {parent && <span className="block text-12 text-muted">{parent}</span>}
                    {text}
                    {fields && <OldToNew fields={fields} />}
                    {answer && (
                      <div className="text-13 whitespace-pre-line text-muted">
                        <AnswerText text={answer} />
                      </div>
                    )}
                    <span className="block text-13 text-muted empty:hidden">{remark}</span>
                  </td>
                </tr>
              ))}
          </tbody>
        </table>
      </div>
      {left > 0 && (
        <Button size="sm" onClick={() => setCount(count + linesAtOnce)}>
          {copy.showMore(Math.min(left, linesAtOnce))}
        </Button>
      )}
    </div>
  );
}

/** A text file, because a program that opens a table might run a cell. */
function saveFaults(faults: readonly ImportFault[]): void {
  const lines = faults.map(({ line, words, message }) => copy.savedFault(line, words, message));
  saveBlob(new Blob(['\u{feff}', lines.join('\r\n')], { type: 'text/plain' }), copy.faultsName);
}

function faultLines(faults: ImportResult['faults']): ReportLine[] {
  return faults.map(({ line, words, message }, index) => ({
    key: `${index}`,
    line,
    text: words ?? '',
    remark: message,
  }));
}

function outcomeLines({ lines, tree }: ImportResult, shown: ImportOutcome): ReportLine[] {
  const faqs = new Map(shown === 'added' ? tree?.map((faq) => [faq.id, faq]) : []);
  const find = (id: number | null | undefined) => (id == null ? undefined : faqs.get(id));
  const found = lines.flatMap((line, index): ReportLine[] =>
    line.outcome === shown
      ? [
          {
            key: `${index}`,
            line: line.line,
            // The fields have the question if it changes.
            text: line.after && 'question' in line.after ? '' : line.question,
            parent: find(find(line.id)?.parent_id)?.question,
            answer: find(line.id)?.answer,
            remark: remarkOf(line),
            fields: fieldsOf(line),
            isOther: replacesOther(line),
          },
        ]
      : [],
  );
  return found.sort((a, b) => Number(b.isOther) - Number(a.isOther));
}

/** What changes besides the texts that are shown. */
function remarkOf({ parts, after, below = 0 }: ImportLine): string {
  const isShown = (part: ImportedPart) =>
    after && (part === 'parent' ? 'parent_id' : part) in after;
  const others = parts.filter((part) => !isShown(part)).map((part) => copy.parts[part]);
  if (!after) return others.join(', ');
  return [others.length > 0 && copy.alsoChanges(others.join(', ')), below > 0 && copy.below(below)]
    .filter(Boolean)
    .join(' ');
}

function fieldsOf({ before, after, parents = {} }: ImportLine): ComparedField[] | undefined {
  return before && after && comparedFields(before, after, { websiteName: String, parents });
}

/** Whether at most half of the words of the old or the new question are in the other one. */
function replacesOther({ before, after }: ImportLine): boolean {
  if (typeof before?.question !== 'string' || typeof after?.question !== 'string') return false;
  const old = foldedWords(before.question);
  const now = foldedWords(after.question);
  const shared = old.filter((word) => now.includes(word)).length;
  return shared <= Math.max(old.length, now.length) / 2;
}

function foldedWords(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
