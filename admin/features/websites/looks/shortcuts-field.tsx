import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import { shortcutsMax } from '../../../../api/contract/limits.ts';
import { looksCopy as copy } from '../../../copy/website-looks.ts';
import { treeQuery } from '../../../data/websites/website-tree.ts';
import { OrderButtons } from '../../../ui/form/order-buttons.tsx';
import { SearchSelect } from '../../../ui/form/search-select.tsx';
import { TitledCard } from '../../../ui/titled-card.tsx';
import { firstMessage } from '../data/field-errors.ts';
import type { SettingsForm } from '../data/settings-form.ts';

interface ShortcutsFieldProps {
  websiteId: number;
  form: UseFormReturn<SettingsForm>;
}

/** The questions that the bot's first screen offers above its menu. */
export function ShortcutsField({ websiteId, form }: ShortcutsFieldProps) {
  const { data: tree, isError } = useQuery(treeQuery(websiteId));
  const { field, fieldState } = useController({
    control: form.control,
    name: 'appearance.shortcuts',
  });
  const ids = field.value;
  const options = useMemo(
    () =>
      (tree ?? [])
        .filter(({ id }) => !ids.includes(id))
        .map(({ id, question, depth }) => ({ id, label: question, depth })),
    [tree, ids],
  );
  const questionOf = (id: number) =>
    tree === undefined ? '…' : tree.find((entry) => entry.id === id)?.question;
  const move = (from: number, to: number) => {
    const others = ids.filter((_, index) => index !== from);
    field.onChange([...others.slice(0, to), ids[from], ...others.slice(to)]);
  };
  return (
    <TitledCard title={copy.groups.shortcuts} text={copy.shortcutsHelp(shortcutsMax)}>
      {ids.length === 0 ? (
        <p className="text-14 text-muted">{copy.noShortcuts}</p>
      ) : (
        <ol className="grid divide-y divide-line rounded-control border border-line">
          {ids.map((id, index) => {
            const question = questionOf(id);
            return (
              <li key={id} className="flex items-center gap-2 py-1 pr-1 pl-3 text-14">
                <span className="tabular text-muted">{index + 1}.</span>
                <span className="min-w-0 flex-1 wrap-anywhere">
                  {question ?? <span className="text-danger">{copy.missingFaq}</span>}
                </span>
                <OrderButtons
                  index={index}
                  count={ids.length}
                  subject={question ?? copy.missingFaq}
                  words={copy}
                  onMove={(to) => move(index, to)}
                  onRemove={() => field.onChange(ids.filter((other) => other !== id))}
                />
              </li>
            );
          })}
        </ol>
      )}
      {ids.length < shortcutsMax ? (
        <SearchSelect
          ref={field.ref}
          label={copy.addShortcut}
          searchLabel={copy.searchFaq}
          placeholder={copy.chooseFaq}
          options={options}
          value={undefined}
          onChange={(id) => {
            if (id !== null) field.onChange([...ids, id]);
          }}
          error={firstMessage(fieldState.error) ?? (isError ? copy.treeFailed : undefined)}
        />
      ) : (
        <p className="text-13 text-muted">{copy.shortcutsFull(shortcutsMax)}</p>
      )}
    </TitledCard>
  );
}
