import { useMemo } from 'react';
import { create } from 'zustand';
import type { FaqTreeEntry } from '../../../../api/contract/entities.ts';
import { readItem, storeItem } from '../../../data/stored-item.ts';
import { faqAddress } from '../../../data/websites/website-tree.ts';
import { entriesAbove, withoutFolded } from './faq-tree.ts';

/** The folded FAQs of each website, as they are stored in this tab: `{ 'folded:1': '4,9' }`. */
export const useStoredFolds = create<Record<string, string>>(() => ({}));

/** The ids of a website's FAQs whose descendants are hidden in the list. */
export function useFolded(websiteId: number): ReadonlySet<number> {
  const key = keyOf(websiteId);
  const text = useStoredFolds((stored) => stored[key] ?? readStored(key));
  return useMemo(() => parse(text), [text]);
}

/** Whether one FAQ is folded. Only its own row renders again when that changes. */
export function useIsFolded(websiteId: number, id: number): boolean {
  const key = keyOf(websiteId);
  return useStoredFolds((stored) => `,${stored[key] ?? readStored(key)},`.includes(`,${id},`));
}

/** Reads the folded FAQs outside of a component. */
export function readFolded(websiteId: number): ReadonlySet<number> {
  const key = keyOf(websiteId);
  return parse(useStoredFolds.getState()[key] ?? readStored(key));
}

export function storeFolded(websiteId: number, ids: Iterable<number>): void {
  // Sort the ids, so that equal sets have the same query key.
  const text = [...ids].sort((one, other) => one - other).join();
  useStoredFolds.setState({ [keyOf(websiteId)]: text });
  storeItem('sessionStorage', keyOf(websiteId), text);
}

/** Unfolds one branch. */
export function unfold(websiteId: number, id: number): void {
  const folded = new Set(readFolded(websiteId));
  if (folded.delete(id)) storeFolded(websiteId, folded);
}

/** Unfolds the branches that hide a FAQ. Returns the URL of its row, or undefined if it is not in the tree. */
export function revealFaq(
  websiteId: number,
  tree: readonly FaqTreeEntry[],
  id: number,
): string | undefined {
  const folded = new Set(readFolded(websiteId));
  const above = entriesAbove(tree, id).filter((entry) => folded.delete(entry.id));
  if (above.length > 0) storeFolded(websiteId, folded);
  const index = withoutFolded(tree, folded).findIndex((entry) => entry.id === id);
  return index === -1 ? undefined : faqAddress(websiteId, index, id);
}

function readStored(key: string): string {
  return readItem('sessionStorage', key) ?? '';
}

function parse(text: string): ReadonlySet<number> {
  return new Set(
    text
      .split(',')
      .map(Number)
      .filter((id) => id > 0),
  );
}

function keyOf(websiteId: number): string {
  return `folded:${websiteId}`;
}
