/**
 * Returns a function that finds the element to focus after a row was removed: the last action of the next row, else of
 * the previous one, else the page. Call this before the row is removed, and the returned function after that.
 */
export function focusAfterRemoval(rowId: number): () => HTMLElement | null {
  const rows = [...document.querySelectorAll<HTMLElement>('tr[id^="row-"]')].map(({ id }) => id);
  const at = rows.indexOf(`row-${rowId}`);
  const others = at === -1 ? [] : [...rows.slice(at + 1), ...rows.slice(0, at).reverse()];
  return () => {
    for (const id of others) {
      const actions = document.querySelectorAll<HTMLElement>(`#${id} .table-actions button`);
      const last = actions[actions.length - 1];
      if (last) return last;
    }
    return document.querySelector<HTMLElement>('main');
  };
}
