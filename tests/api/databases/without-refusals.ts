const refusals = `action in ('sign-in-refused', 'sign-in-unfinished', 'sign-proof-refused')`;

/** Conditions that leave out the entries of refused sign-ins and proofs, and the warnings of them, by table. */
export const withoutRefusals: Readonly<Record<string, string>> = {
  audit_entries: `where not (${refusals})`,
  warnings: `where entry_id not in (select id from audit_entries where ${refusals})`,
  // SQLite's next ids of these tables.
  sqlite_sequence: `where name not in ('audit_entries', 'warnings')`,
};
