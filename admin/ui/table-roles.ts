/** The roles of a table's parts, stated because Safari takes them from parts that CSS lays out otherwise. */
export const roles = {
  table: 'table',
  group: 'rowgroup',
  row: 'row',
  header: 'columnheader',
  cell: 'cell',
} as const;
