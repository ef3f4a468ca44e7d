import type { ListRow } from './entities.ts';
import type { Versioned, WriteResponse } from './requests.ts';
import type { Role } from './rights.ts';

/** Accounts of programs (page 'Akses program') and the tokens that they send. */

export const machineRoles = ['editor', 'viewer'] as const satisfies readonly Role[];
/** A program is never an admin. */
export type MachineRole = (typeof machineRoles)[number];

/** Tokens of one program that work at the same time: one can replace the other. */
export const tokensPerMachine = 2;
/** How long a token works without an `expires_on`, and at most. */
export const tokenDays = 90;
export const tokenMaxDays = 365;
/** How long before its end the page and the warnings say that a token ends. */
export const tokenEndsSoonDays = 14;
export const machinesMax = 200;
export const machineAddressesMax = 50;

/** Requests of one token in `seconds`. */
export const tokenRequests = { count: 120, seconds: 60 };

/** The last day on which the request's token works, `2027-01-31`, in each of its responses. */
export const tokenEndHeader = 'Token-Expires-On';

/** `GET /api/machines`, in the order of the ids. */
export interface Machine extends Omit<ListRow, 'all_data'> {
  id: number;
  name: string;
  role: MachineRole;
  website_ids: number[];
  /** Without it, an editor's writes are refused if visitors would read them at once. */
  may_publish: boolean;
  /** Addresses and networks that admit its tokens, and nothing else does; empty for the whitelist. */
  addresses: string[];
  /** Those that were not revoked, the oldest first. */
  tokens: MachineToken[];
}

export interface MachineToken {
  id: number;
  name: string;
  last_four: string;
  /** The last day (Asia/Jakarta) on which it works. */
  expires_on: string;
  /** UTC, ISO 8601; may be some minutes old. `null` when it was never used. */
  last_used_at: string | null;
}

/** `POST /api/machines`. */
export interface WriteMachine {
  name: string;
  role: MachineRole;
  website_ids: number[];
  may_publish?: boolean | undefined;
  addresses?: string[] | undefined;
}

/** `PUT /api/machines/{id}`: all fields. */
export interface UpdateMachine extends WriteMachine, Versioned {}

/** `POST /api/machines/{id}/tokens`. */
export interface CreateMachineToken {
  name: string;
  /** A day, today or later, at most `tokenMaxDays` ahead. */
  expires_on?: string | undefined;
}

export interface CreateMachineTokenResponse extends WriteResponse {
  id: number;
  /** Shown once: only its hash is stored. */
  token: string;
}

/** `GET /api/machine`: the program whose token is sent. */
export interface OwnMachine {
  name: string;
  role: MachineRole;
  website_ids: number[];
  may_publish: boolean;
  token: Pick<MachineToken, 'name' | 'expires_on'>;
}
