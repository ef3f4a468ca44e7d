import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Row, Rows, StoredRows, TableName } from './stored-rows.ts';
import type { StoredUndo } from './undo-stored.ts';

/** The rows of a database with undo data as servers of a version stored it, and what its undos did then. */
export interface UndoFile {
  stored: StoredRows;
  undos: StoredUndo[];
}

type Line = { table: TableName; row: Row } | { last: string; id: number } | { undo: StoredUndo };

const folder = import.meta.dirname;

export function readUndoFile(name: string): UndoFile {
  const rows: Rows = {};
  const lastIds: Record<string, number> = {};
  const undos: StoredUndo[] = [];
  for (const text of readFileSync(join(folder, name), 'utf8').trim().split('\n')) {
    const line: Line = JSON.parse(text);
    if ('undo' in line) undos.push(line.undo);
    else if ('last' in line) lastIds[line.last] = line.id;
    else rows[line.table] = [...(rows[line.table] ?? []), line.row];
  }
  return { stored: { rows, lastIds }, undos };
}

/** Writes one row or undo in each line. Columns without a value are left out. */
export function writeUndoFile(name: string, { stored, undos }: UndoFile): void {
  const lines: Line[] = [
    ...Object.entries(stored.rows).flatMap(([table, rows]) =>
      rows.map((row) => ({
        table: table as TableName,
        row: Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)),
      })),
    ),
    ...Object.entries(stored.lastIds).map(([last, id]) => ({ last, id })),
    ...undos.map((undo) => ({ undo })),
  ];
  writeFileSync(join(folder, name), `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`);
}
