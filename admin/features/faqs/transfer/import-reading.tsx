import { useId } from 'react';
import type {
  ConversionType,
  ImportColumn,
  ImportResult,
} from '../../../../api/contract/faqs/faq-transfer.ts';
import {
  columnNames,
  type TableColumn,
  tableColumns,
} from '../../../../api/contract/faqs/transfer-columns.ts';
import { faqTransferCopy as copy } from '../../../copy/faqs/faq-transfer.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Select } from '../../../ui/form/select.tsx';
import type { Reading } from './use-import.ts';

interface ImportReadingProps {
  /** How the file was read. */
  result: ImportResult;
  reading: Reading;
  /** Whether the admin is asked. Otherwise the choices are folded. */
  isAsked: boolean;
  onChange: (reading: Reading) => void;
}

/** The fields that people use come first. */
const choices = new Set<TableColumn>([
  'question',
  'answer',
  'topic',
  'keywords',
  'image',
  'ignore',
  ...tableColumns,
] as const);
const options = [...choices].map((value) => ({ value, label: columnNames[value] }));

/** Whether a file cannot be read without the admin, or may have been misread. */
export function asksForReading({ columns, sheets }: ImportResult): boolean {
  return sheets.length > 1 || columns.some(mustBeAsked);
}

function mustBeAsked({ field, is_guessed }: ImportColumn): boolean {
  return field === null || is_guessed;
}

/** The columns with their positions. Those that only the admin knows come before the others. */
function askedFirst(columns: readonly ImportColumn[]) {
  return columns
    .map((column, at) => ({ column, at }))
    .sort((a, b) => Number(mustBeAsked(b.column)) - Number(mustBeAsked(a.column)));
}

/** The chosen field of each column. */
export function chosenColumns({ columns }: ImportResult, reading: Reading) {
  return reading.columns ?? columns.map(({ field }) => field);
}

/** What each column contains, which sheet is read, and what separates keywords. */
export function ImportReading({ result, reading, isAsked, onChange }: ImportReadingProps) {
  const { columns, sheets, sheet, separator } = result;
  const chosen = chosenColumns(result, reading);
  const missing = chosen.filter((field) => field === null).length;
  if (columns.length === 0 && sheets.length < 2) return null;
  const fields = (
    <div className="grid min-w-0 gap-4">
      {sheets.length > 1 && (
        <Select
          label={copy.sheet}
          options={sheets.map(({ name, rows }) => ({
            value: name,
            label: copy.sheetRows(name, rows),
          }))}
          value={reading.sheet ?? sheet ?? ''}
          // Another sheet has other columns.
          onChange={(chosen) => onChange({ ...reading, columns: undefined, sheet: chosen })}
        />
      )}
      <ul className="grid min-w-0 divide-y divide-line rounded-control border border-line empty:hidden">
        {askedFirst(columns).map(({ column, at }) => (
          <ColumnChoice
            key={at}
            column={column}
            name={column.header ?? copy.columnAt(at + 1)}
            value={chosen[at] ?? null}
            onChange={(field) => onChange({ ...reading, columns: chosen.with(at, field) })}
          />
        ))}
      </ul>
      {separator !== null && (
        <Select
          label={copy.separator}
          options={copy.separators}
          value={reading.separator ?? separator}
          onChange={(separator) => onChange({ ...reading, separator })}
        />
      )}
    </div>
  );
  if (!isAsked) return <Disclosure summary={copy.reading}>{fields}</Disclosure>;
  return (
    <section aria-label={copy.reading} className="grid min-w-0 gap-3">
      {columns.length > 0 && <h3 className="font-semibold">{copy.matchColumns}</h3>}
      {missing > 0 && <Banner tone="warning">{copy.columnsMissing(missing)}</Banner>}
      {fields}
    </section>
  );
}

interface ColumnChoiceProps {
  column: ImportColumn;
  name: string;
  value: TableColumn | null;
  onChange: (field: TableColumn | null) => void;
}

function ColumnChoice({ column, name, value, onChange }: ColumnChoiceProps) {
  const unset = { value: '', label: copy.chooseField } as const;
  return (
    <li className="grid min-w-0 items-center gap-x-4 gap-y-2 px-3 py-2 sm:grid-cols-[1fr_13rem]">
      <div className="grid min-w-0 text-13">
        <p className="flex min-w-0 flex-wrap items-baseline gap-x-2 font-medium wrap-anywhere">
          {name}
          {column.is_guessed && <Badge tone="warning">{copy.guessed}</Badge>}
        </p>
        {column.samples.map((sample, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two cells may be equal.
          <p key={at} className="truncate text-muted">
            {sample}
          </p>
        ))}
      </div>
      <Select
        label={copy.contentOf(name)}
        hidesLabel
        options={column.field === null ? [unset, ...options] : options}
        value={value ?? ''}
        onChange={(field) => onChange(field === '' ? null : field)}
      />
    </li>
  );
}

interface ConversionsProps {
  conversions: ImportResult['conversions'];
  keep: readonly ConversionType[];
  onChange: (keep: readonly ConversionType[]) => void;
}

/** What the import changes in the texts of another program. Each change can be left out. */
export function Conversions({ conversions, keep, onChange }: ConversionsProps) {
  const id = useId();
  if (conversions.length === 0) return null;
  return (
    <ul
      aria-label={copy.converted}
      className="grid min-w-0 rounded-control bg-hover px-3 py-1 text-13"
    >
      {conversions.map(({ type, count }) => (
        <li
          key={type}
          className="flex min-w-0 flex-wrap items-center justify-between gap-x-4 wrap-anywhere"
        >
          <span id={`${id}-${type}`}>{copy.conversions[type](count)}</span>
          <label className="flex cursor-pointer items-center gap-2 py-1 coarse:min-h-11">
            <input
              type="checkbox"
              className="size-4 accent-accent"
              // Several of them have the same label.
              aria-labelledby={`${id}-${type}-keep ${id}-${type}`}
              checked={keep.includes(type)}
              onChange={({ target }) => {
                const others = keep.filter((other) => other !== type);
                onChange(target.checked ? [...others, type] : others);
              }}
            />
            <span id={`${id}-${type}-keep`}>{copy.keep}</span>
          </label>
        </li>
      ))}
    </ul>
  );
}
