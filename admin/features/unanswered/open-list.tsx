import { Ban, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { uiCopy } from '../../copy/ui.ts';
import { unansweredCopy as copy } from '../../copy/unanswered.ts';
import { startAnswer } from '../../data/forms/answer-draft.ts';
import { useRights } from '../../data/rights.ts';
import { navigate } from '../../data/router.tsx';
import { showError, showToast } from '../../data/toasts.ts';
import { useWordingWrites } from '../../data/unanswered.ts';
import { Button } from '../../ui/button.tsx';
import { ChosenRowsBar } from '../../ui/chosen-rows-bar.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { AddToFaqDialog } from './add-to-faq-dialog.tsx';
import { EmptyOpenList } from './empty-list.tsx';
import { type WordingGroup, wordsOfGroup } from './group-wordings.ts';
import { OpenGroup } from './open-group.tsx';

/** Hundreds of groups at once would delay presses. */
const shownAtOnce = 30;

/** No wording has this text: wordings have no capital letters. */
const allChosen = 'ALL';

interface OpenListProps {
  websiteId: number;
  groups: readonly WordingGroup[];
}

/** The wordings that are not handled yet. It is rendered even if it is empty, because its dialog may be open. */
export function OpenList({ websiteId, groups }: OpenListProps) {
  const mayEdit = useRights()('edit', websiteId);
  const { handle, putBack } = useWordingWrites(websiteId);
  const [limit, setLimit] = useState(shownAtOnce);
  const [adding, setAdding] = useState<{ group: WordingGroup; focusNext: () => void }>();
  const [ignoring, setIgnoring] = useState<string>();
  /** The first wordings of the chosen groups. */
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const list = useRef<HTMLUListElement>(null);

  const createFaq = (group: WordingGroup) => {
    const address = startAnswer(websiteId, {
      words: wordsOfGroup(group),
      question: group.question,
      parentId: group.matches[0]?.faq.parent_id ?? null,
    });
    navigate(address);
  };
  const ignore = async (ignored: readonly WordingGroup[]) => {
    const words = ignored.flatMap(wordsOfGroup);
    const [first = ''] = words;
    setIgnoring(ignored.length === 1 ? first : allChosen);
    try {
      const [group] = ignored;
      const focusNext =
        group && ignored.length === 1
          ? neighbourOf(list.current, groups.indexOf(group))
          : () => document.querySelector<HTMLElement>('main')?.focus();
      const { message, group: handled } = await handle({ words, state: 'ignored' });
      showToast('success', message, { label: uiCopy.undo, run: () => void putBack(handled) });
      setChosen(new Set());
      focusNext();
    } catch (error) {
      showError(error, copy.ignoreFailed);
    } finally {
      setIgnoring(undefined);
    }
  };

  const shown = groups.slice(0, limit);
  const isChosen = (group: WordingGroup) => chosen.has(wordsOfGroup(group)[0] ?? '');
  const chosenGroups = groups.filter(isChosen);
  const isWhole = shown.length > 0 && shown.every(isChosen);
  const choose = (some: readonly WordingGroup[], isOn: boolean) => {
    const next = new Set(chosen);
    for (const [first = ''] of some.map(wordsOfGroup)) next[isOn ? 'add' : 'delete'](first);
    setChosen(next);
  };
  return (
    <>
      {groups.length === 0 && <EmptyOpenList websiteId={websiteId} />}
      {mayEdit && groups.length > 0 && (
        <div className="flex items-center gap-3 border-t border-line px-4 py-2 text-13 text-muted">
          <Checkbox
            aria-label={copy.chooseShown}
            checked={isWhole}
            isPartly={chosenGroups.length > 0 && !isWhole}
            onChange={() => choose(shown, !isWhole)}
          />
          <span aria-hidden>{copy.chooseShown}</span>
        </div>
      )}
      {groups.length > 0 && (
        <ul
          ref={list}
          aria-label={copy.openList}
          className="divide-y divide-line border-t border-line"
        >
          {shown.map((group) => {
            const [first = ''] = wordsOfGroup(group);
            return (
              <OpenGroup
                key={first}
                group={group}
                mayEdit={mayEdit}
                isIgnoring={ignoring === first}
                onCreate={() => createFaq(group)}
                onAdd={() =>
                  setAdding({ group, focusNext: neighbourOf(list.current, shown.indexOf(group)) })
                }
                onIgnore={() => void ignore([group])}
                isChosen={isChosen(group)}
                onChoose={(isOn) => choose([group], isOn)}
              />
            );
          })}
        </ul>
      )}
      {groups.length > limit && (
        <div className="border-t border-line p-4">
          <Button onClick={() => setLimit(limit + shownAtOnce)}>
            {copy.showMore(groups.length - limit)}
          </Button>
        </div>
      )}
      <ChosenRowsBar
        label={copy.chosenBar}
        status={chosenGroups.length > 0 && copy.chosen(chosenGroups.length)}
      >
        <Button
          size="sm"
          className="ml-auto"
          pending={ignoring === allChosen}
          Icon={Ban}
          onClick={() => void ignore(chosenGroups)}
        >
          {copy.ignoreAll}
        </Button>
        <IconButton label={copy.clearChosen} Icon={X} onClick={() => setChosen(new Set())} />
      </ChosenRowsBar>
      {adding && (
        <AddToFaqDialog
          websiteId={websiteId}
          group={adding.group}
          onClose={() => {
            setAdding(undefined);
            // The button that opened the dialog disappears with its group.
            if (!list.current?.contains(document.activeElement)) adding.focusNext();
          }}
        />
      )}
    </>
  );
}

/** Returns a function that focuses the same button of the next group (or the previous one) after a group is removed. */
function neighbourOf(list: HTMLElement | null, at: number): () => void {
  const buttons = [...(list?.querySelectorAll<HTMLElement>(':scope > li .ignore-wording') ?? [])];
  const next = buttons[at + 1] ?? buttons[at - 1] ?? document.querySelector<HTMLElement>('main');
  return () => {
    // React removes the group only after this.
    requestAnimationFrame(() => next?.isConnected && next.focus());
  };
}
