import { create } from 'zustand';
import type { ChosenFaq } from '../../../api/contract/requests.ts';

/** The FAQs that are chosen in the list of one website, with the versions that their user saw. */
interface Choice {
  websiteId: number | undefined;
  versions: ReadonlyMap<number, number>;
  /** The rows of the page that is shown, in their order. */
  page: readonly ChosenFaq[];
  /** Where a range begins. */
  last: number | undefined;
}

const none: Choice = { websiteId: undefined, versions: new Map(), page: [], last: undefined };

export const useChoice = create<Choice>(() => none);

/** The list shows these rows now. The choice stays, unless they are of another website. */
export function showPage(websiteId: number, rows: readonly ChosenFaq[]): void {
  const before = useChoice.getState();
  const isSame = before.websiteId === websiteId;
  const versions = new Map(isSame ? before.versions : []);
  const page = rows.map(({ id, version }) => ({ id, version }));
  // Their user sees the rows as they are now.
  for (const { id, version } of page) {
    const seen = versions.get(id);
    if (seen !== undefined && seen < version) versions.set(id, version);
  }
  useChoice.setState({ websiteId, versions, page, last: isSame ? before.last : undefined });
}

/** Chooses a row, or no longer. A range goes from the last row that was pressed to this one. */
export function chooseRow(id: number, isChosen: boolean, isRange: boolean): void {
  const { page, last } = useChoice.getState();
  const from = isRange ? page.findIndex((row) => row.id === last) : -1;
  const at = page.findIndex((row) => row.id === id);
  const [first, end] = from === -1 ? [at, at] : [Math.min(from, at), Math.max(from, at)];
  setChosen(page.slice(first, end + 1), isChosen);
  useChoice.setState({ last: id });
}

export function choosePage(isChosen: boolean): void {
  setChosen(useChoice.getState().page, isChosen);
}

export function setChosen(rows: readonly ChosenFaq[], isChosen: boolean): void {
  const versions = new Map(useChoice.getState().versions);
  for (const { id, version } of rows) {
    if (isChosen) versions.set(id, version);
    else versions.delete(id);
  }
  useChoice.setState({ versions });
}

export function clearChosen(): void {
  useChoice.setState({ versions: new Map(), last: undefined });
}

/** FAQs that no longer exist are not chosen. */
export function dropGone(tree: readonly { id: number }[]): void {
  const known = new Set(tree.map(({ id }) => id));
  const { versions } = useChoice.getState();
  const kept = [...versions].filter(([id]) => known.has(id));
  if (kept.length < versions.size) useChoice.setState({ versions: new Map(kept) });
}

/** These FAQs with the versions that their user saw. */
export function chosenVersions(ids: readonly number[]): ChosenFaq[] {
  const { versions } = useChoice.getState();
  return ids.flatMap((id) => {
    const version = versions.get(id);
    return version === undefined ? [] : [{ id, version }];
  });
}
