import { create } from 'zustand';
import type { ChosenFaq } from '../../../../api/contract/requests.ts';

/** The chosen FAQs of one website's list: the version that the user saw, by id. */
interface Choice {
  websiteId: number | undefined;
  versions: ReadonlyMap<number, number>;
  /** The rows of the current page, in order. */
  page: readonly ChosenFaq[];
  /** The row that was pressed last; a range begins there. */
  last: number | undefined;
}

const none: Choice = { websiteId: undefined, versions: new Map(), page: [], last: undefined };

export const useChoice = create<Choice>(() => none);

/** Call it when the list shows these rows. The choice is cleared if they belong to another website. */
export function showPage(websiteId: number, rows: readonly ChosenFaq[]): void {
  const before = useChoice.getState();
  const isSame = before.websiteId === websiteId;
  const versions = new Map(isSame ? before.versions : []);
  const page = rows.map(({ id, version }) => ({ id, version }));
  // The user now sees the current versions of these rows.
  for (const { id, version } of page) {
    const seen = versions.get(id);
    if (seen !== undefined && seen < version) versions.set(id, version);
  }
  useChoice.setState({ websiteId, versions, page, last: isSame ? before.last : undefined });
}

/** Toggles a row. A range includes all rows from the last pressed one. */
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

/** Removes FAQs that no longer exist from the choice. */
export function dropGone(tree: readonly { id: number }[]): void {
  const known = new Set(tree.map(({ id }) => id));
  const { versions } = useChoice.getState();
  const existing = [...versions].filter(([id]) => known.has(id));
  if (existing.length < versions.size) useChoice.setState({ versions: new Map(existing) });
}

/** Returns the ids of the chosen FAQs in tree order. */
export function chosenInOrder(tree: readonly { id: number }[]): number[] {
  const { versions } = useChoice.getState();
  return tree.filter(({ id }) => versions.has(id)).map(({ id }) => id);
}

/** Returns these FAQs with the versions that the user saw. */
export function chosenVersions(ids: readonly number[]): ChosenFaq[] {
  const { versions } = useChoice.getState();
  return ids.flatMap((id) => {
    const version = versions.get(id);
    return version === undefined ? [] : [{ id, version }];
  });
}
