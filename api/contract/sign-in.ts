import type { Role } from './rights.ts';
import type { SensitiveWrite } from './warnings.ts';

/** Sign-in with several steps, second factors, sessions and the installation's rules for them. */

/** What a person showed at a sign-in. A passkey alone counts as two factors, because the device asks for a PIN or a finger. */
export type SignInMethod =
  | 'password'
  | 'passkey'
  | 'password+totp'
  | 'password+passkey'
  | 'password+recovery';

export type FactorKind = 'totp' | 'passkey' | 'recovery';

/** What a challenge of a passkey is for. A response for one purpose is refused for every other. */
export type ChallengePurpose = 'sign-in' | 'factor' | 'proof' | 'registration' | 'gate';

export const factorRules = ['optional', 'roles', 'all'] as const;
/** Who must have a second factor. */
export type FactorRule = (typeof factorRules)[number];

/**
 * Why passkeys cannot be used where the page is open: the server has no public address, or one without a host name or
 * https, or the page was opened at another address.
 */
export type PasskeysOff =
  | { reason: 'no-address' | 'no-name' | 'no-https' }
  | { reason: 'elsewhere'; address: string };

/** The second factors of an account. Recovery codes are counted: only their hashes are stored. */
export interface Factors {
  totp: boolean;
  passkeys: Passkey[];
  recovery_codes: number;
}

export interface Passkey {
  id: string;
  label: string;
  created_at: string;
  last_used_at: string | null;
}

/** Response of `POST /api/profile/totp` and `POST /login/totp`. */
export interface TotpSetUp {
  /** Base32, to be typed by hand. */
  secret: string;
  /** `otpauth:`, to be shown as a QR code. */
  uri: string;
}

/** The step that an unfinished sign-in needs next. */
export type SignInStep = 'factor' | 'new-password' | 'set-up';

/**
 * Response 401 of a sign-in with the right password that needs more. A short-lived cookie names the unfinished sign-in;
 * `POST /login/factor`, `/login/password` and `/login/totp` continue it.
 */
export interface UnfinishedSignIn {
  message: string;
  step: SignInStep;
  /** What the account can show as its second factor; empty for other steps. */
  factor: FactorKind[];
  /** Set when the account has passkeys that cannot be used where the page is open. */
  passkeys_off?: PasskeysOff | undefined;
}

/** Response of `POST /login/reset/check`: whose password a link for a new one sets. */
export interface CheckedResetLink {
  username: string;
}

/** A second factor (`POST /login/factor`). `code` is of an authenticator app, or a recovery code. */
export interface LoginFactorRequest {
  code?: string | undefined;
  /** The browser's `PublicKeyCredential` as JSON. */
  passkey?: Record<string, unknown> | undefined;
}

/** `POST /gate/passkey`: lists the caller's address for some hours. `passkey` as in `LoginFactorRequest`. */
export interface PasskeyOnlyRequest {
  passkey: Record<string, unknown>;
}

/** A proof of who uses the session (`POST /api/profile/proof`): one of these. */
export interface ProofRequest extends LoginFactorRequest {
  password?: string | undefined;
}

/** `GET /login/methods`: what the sign-in page can offer besides the password. */
export interface SignInMethods {
  passkey: boolean;
}

/** An active session. */
export interface SessionEntry {
  id: string;
  browser: string | null;
  address: string | null;
  created_at: string;
  last_seen_at: string;
  signed_in_with: SignInMethod | null;
  /** Whether it is the session of this request. */
  current: boolean;
}

/** A sign-in of the last weeks, from the audit trail. */
export interface SignInEntry {
  at: string;
  address: string | null;
  browser: string | null;
  method: SignInMethod | null;
  outcome: SignInEnd;
  /** How many sign-ins the entry counts: several for `unfinished` and `wrong-proof`, else 1. */
  times: number;
}

/** `unfinished`: the password was right, and the next step was not shown. */
export type SignInEnd = 'succeeded' | 'refused' | 'unfinished' | 'wrong-proof';

/** `GET /api/profile`. */
export interface Profile {
  username: string;
  role: Role;
  website_ids: number[];
  factors: Factors;
  passkeys_off: PasskeysOff | null;
  /** Whether the account must have a second factor. */
  factor_required: boolean;
  sessions: SessionEntry[];
  sign_ins: SignInEntry[];
  /** The account's own sensitive writes of the last `ownWritesDays`, newest first, at most `warningsListed`. */
  writes: SensitiveWrite[];
}

export interface ChangeOwnPassword {
  password: string;
  current_password: string;
}

export interface RecoveryCodesResponse {
  message: string;
  /** Shown once. Empty when the account already had codes. */
  recovery_codes: string[];
}

/** `GET`, `PUT /api/security`: the rules of the installation. */
export interface SecuritySettings {
  version: number;
  factor: FactorRule;
  /** The roles that need a second factor when the rule is `roles`. */
  factor_roles: string[];
  temporary_passwords: boolean;
}

/** A publication that an account scheduled. It is made in the account's name, so the account must be allowed to publish. */
export interface AccountSchedule {
  website_id: number;
  /** The website's name. */
  website: string;
  /** UTC, ISO 8601. */
  at: string;
}

/** `GET /api/users/{id}/access`, for admins. */
export interface UserAccess {
  factors: Factors;
  sessions: SessionEntry[];
  schedules: AccountSchedule[];
}

/** Response of `POST /api/users/{id}/reset-link`. The admin app shows the link `/signin#reset={token}` once. */
export interface ResetLinkResponse {
  message: string;
  token: string;
  expires_at: string;
}
