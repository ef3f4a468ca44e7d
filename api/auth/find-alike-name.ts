import type { Reader } from '../db/database.ts';
import { machines, users } from '../db/schema.ts';
import { looksAlike } from './looks-alike.ts';

export interface AlikeName {
  name: string;
  /** Whether it is of a program. */
  isMachine: boolean;
}

/** An account or a program that people can take for one with this name. The audit trail shows both by their names. */
export async function findAlikeName(
  db: Reader,
  name: string,
  exceptMachine?: number,
): Promise<AlikeName | undefined> {
  const people = await db.select({ name: users.username }).from(users);
  const programs = await db.select({ id: machines.id, name: machines.name }).from(machines);
  const others = [
    ...people.map((each) => ({ name: each.name, isMachine: false })),
    ...programs
      .filter(({ id }) => id !== exceptMachine)
      .map((each) => ({ name: each.name, isMachine: true })),
  ];
  return others.find((other) => looksAlike(other.name, name));
}
