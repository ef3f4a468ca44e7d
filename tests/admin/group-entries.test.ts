import { describe, expect, it } from 'vitest';
import { groupEntries, undoableOf } from '../../admin/features/audit/group-entries.ts';
import type { AuditEntry } from '../../api/contract/audit.ts';
import { auditEntry } from './rows.ts';

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 20, 3, 60 - minutes)).toISOString();
/** Entries with the ids 90, 89 and so on, the newest first, each a minute older than the one before. */
const entries = (...parts: Partial<AuditEntry>[]) =>
  parts.map((part, index) => ({
    ...auditEntry({ id: 90 - index, entity_id: index, at: at(index) }),
    ...part,
  }));
const one = { open: new Set<number>(), page: 1, pages: 1 };
const ids = (rows: AuditEntry[], options = one) => groupEntries(rows, options).map(({ id }) => id);

describe('the groups of the trail', () => {
  it('are closed at first, and keep their position between other entries', () => {
    const rows = entries({ action: 'update' }, {}, {}, {}, { action: 'delete' });
    expect(ids(rows)).toEqual([90, -89, 86]);
    const [, head] = groupEntries(rows, one);
    expect(head?.group?.entries.map(({ id }) => id)).toEqual([89, 88, 87]);
  });

  it('show their entries below their heading when they are open', () => {
    const rows = entries({}, {}, {}, { action: 'delete' });
    const lines = groupEntries(rows, { ...one, open: new Set([88]) });
    expect(lines.map(({ id, isInGroup }) => [id, isInGroup])).toEqual([
      [-90, false],
      [90, true],
      [89, true],
      [88, true],
      [87, false],
    ]);
  });

  it('stay open when a newer entry joins', () => {
    const rows = entries({}, {}, {}, {});
    const open = new Set([groupEntries(rows.slice(1), one)[0]?.group?.id ?? 0]);
    expect(groupEntries(rows, { ...one, open })[0]?.group?.isOpen).toBe(true);
  });

  it('have three entries or more', () => {
    expect(ids(entries({}, {}))).toEqual([90, 89]);
  });

  it.each([
    ['somebody else', { username: 'budi', user_id: 8 }],
    ['another address', { address: null }],
    ['another action', { action: 'update' }],
    ['another kind of row', { entity: 'link' }],
    ['another website', { website_id: 3 }],
    ['a write of several rows', { entity_id: null }],
    ['a pause of more than ten minutes', { at: at(13) }],
  ] as const)('end at %s', (_, part) => {
    expect(ids(entries({}, {}, {}, part))).toEqual([-90, 87]);
  });

  it('say that another page may continue them', () => {
    const cut = (rows: AuditEntry[], page: number) =>
      groupEntries(rows, { ...one, page, pages: 3 }).map(({ group }) => group?.isCut);
    const other = { action: 'delete' } as const;
    expect(cut(entries({}, {}, {}), 2)).toEqual([true]);
    expect(cut(entries({}, {}, {}, other), 1)).toEqual([false, undefined]);
    expect(cut(entries(other, {}, {}, {}), 1)).toEqual([undefined, true]);
    expect(cut(entries(other, {}, {}, {}), 3)).toEqual([undefined, false]);
  });

  it('are made of one write of several websites, and not of two such writes', () => {
    const write = (together: string, ...websites: number[]) =>
      websites.map((website_id) => ({
        action: 'replace' as const,
        entity_id: null,
        website_id,
        after: { together },
      }));
    const rows = entries(...write('2026-11-20T03:00:01Z', 2, 3, 4), ...write('x', 2, 3, 4, 5));
    expect(ids(rows)).toEqual([-90, -87]);
    expect(ids(entries(...write('x', 2, 3)))).toEqual([-90]);
  });

  it('of a write of several websites have no other entries, also of the same website', () => {
    const settings = { action: 'update', entity: 'website' } as const;
    const written = { ...settings, after: { together: 'x' } };
    const rows = entries(
      { ...written, website_id: 2, entity_id: 2 },
      { ...written, website_id: 3, entity_id: 3 },
      { ...settings, website_id: 3, entity_id: 3 },
    );
    expect(ids(rows)).toEqual([-90, 88]);
    const [line] = groupEntries(rows, one);
    expect(line?.group && undoableOf(line.group)?.id).toBe(90);
  });
});
