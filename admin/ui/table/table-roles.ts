/** The roles of a table's parts. They must be set explicitly, because Safari removes them if CSS changes `display`. */
export const roles = {
  table: 'table',
  group: 'rowgroup',
  row: 'row',
  header: 'columnheader',
  cell: 'cell',
} as const;
