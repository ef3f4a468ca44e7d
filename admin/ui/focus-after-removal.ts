/**
 * Finds what gets the focus after a row is removed: the last action of the next row, else of the one before, else the
 * page. Call it while the row is still in the table, and the returned function once it is gone.
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
