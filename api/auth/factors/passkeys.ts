import { createHmac, generateKeyPairSync, hkdfSync } from 'node:crypto';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { asc, eq } from 'drizzle-orm';
import { messages } from '../../copy/messages.ts';
import type { Database, Reader, Tx } from '../../db/database.ts';
import { passkeys } from '../../db/schema.ts';
import { ApiError } from '../../http/errors.ts';
import { passkeysMax } from '../auth-limits.ts';
import { type ChallengeKey, makeChallenge, takeChallenge } from './challenges.ts';

export interface PasskeyOptions {
  db: Database;
  secret: string;
  /** `PUBLIC_URL`: the pages' origin, and its host is the relying party's id. */
  publicOrigin: string;
}

type StoredPasskey = typeof passkeys.$inferSelect;
export type NewPasskey = Omit<typeof passkeys.$inferInsert, 'label' | 'createdAt'>;

/** A passkey whose signature is right. It counts once `takeShown` has stored its use. */
export interface ShownPasskey {
  stored: StoredPasskey;
  counter: number;
}

/** Whether a challenge is the one of this matter. */
type ExpectedChallenge = string | ((challenge: string) => boolean);

/** Passkeys (WebAuthn). The slow checks run outside of the transactions. */
export type Passkeys = ReturnType<typeof createPasskeys>;

// Loading the library takes longer than the rest of the start, and most servers do not need it.
const loadLibrary = () => import('@simplewebauthn/server');

export function createPasskeys({ db, secret, publicOrigin }: PasskeyOptions) {
  const rpID = new URL(publicOrigin).hostname;
  const handleKey = Buffer.from(hkdfSync('sha256', secret, '', 'user handles of passkeys', 32));

  /** What authenticators know the account by. It tells them nothing, and is the same for all passkeys of an account. */
  async function findHandle(userId: number): Promise<string> {
    const [first] = await listPasskeys(db.read, userId);
    const made = () => createHmac('sha256', handleKey).update(String(userId)).digest('base64url');
    return first?.userHandle ?? made();
  }

  /** The counter of a response that the key has signed; undefined when it is not valid. */
  async function verify(
    response: AuthenticationResponseJSON,
    expectedChallenge: ExpectedChallenge,
    { id, publicKey }: { id: string; publicKey: Uint8Array },
  ): Promise<number | undefined> {
    const { verifyAuthenticationResponse } = await loadLibrary();
    const verified = await verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin: publicOrigin,
      expectedRPID: rpID,
      requireUserVerification: true,
      // The counter is compared in the transaction that stores it, see `takeShown`.
      credential: { id, publicKey: new Uint8Array(publicKey), counter: 0 },
    }).catch(() => undefined);
    return verified?.verified ? verified.authenticationInfo.newCounter : undefined;
  }

  /** Options for `navigator.credentials.get`. Without named passkeys, the browser offers those that it finds. */
  async function ask(challenge: string, named: readonly StoredPasskey[]): Promise<object> {
    const { generateAuthenticationOptions } = await loadLibrary();
    return await generateAuthenticationOptions({
      rpID,
      challenge: toBytes(challenge),
      userVerification: 'required',
      allowCredentials: named.map(({ id }) => ({ id })),
    });
  }

  return {
    /** Options for `navigator.credentials.create`. */
    async beginRegistration(
      owner: string,
      { id: userId, username }: { id: number; username: string },
    ): Promise<object> {
      const stored = await listPasskeys(db.read, userId);
      if (stored.length >= passkeysMax) {
        throw new ApiError(409, messages.tooManyPasskeys(passkeysMax));
      }
      const { generateRegistrationOptions } = await loadLibrary();
      return await generateRegistrationOptions({
        rpID,
        rpName: 'Tanya Kami',
        userName: username,
        userID: toBytes(await findHandle(userId)),
        challenge: toBytes(
          await db.write((tx) => makeChallenge(tx, { owner, purpose: 'registration', userId })),
        ),
        excludeCredentials: stored.map(({ id }) => ({ id })),
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
      });
    },

    /** @throws ApiError 400 when the response is not valid for the challenge. */
    async checkRegistration(owner: string, userId: number, response: unknown): Promise<NewPasskey> {
      const expectedChallenge = await take({ owner, purpose: 'registration' });
      const { verifyRegistrationResponse } = await loadLibrary();
      const verified =
        expectedChallenge === undefined
          ? undefined
          : await verifyRegistrationResponse({
              response: response as RegistrationResponseJSON,
              expectedChallenge,
              expectedOrigin: publicOrigin,
              expectedRPID: rpID,
              requireUserVerification: true,
            }).catch(() => undefined);
      if (!verified?.verified) throw new ApiError(400, messages.passkeyRefused);
      const { id, publicKey, counter } = verified.registrationInfo.credential;
      const userHandle = await findHandle(userId);
      return { id, userId, userHandle, publicKey: Buffer.from(publicKey), counter };
    },

    /**
     * Options for `navigator.credentials.get`.
     *
     * @param userId the account; undefined for a sign-in that begins with the passkey.
     */
    async beginShowing(key: ChallengeKey, userId: number | undefined): Promise<object> {
      const stored = userId === undefined ? [] : await listPasskeys(db.read, userId);
      return await ask(await db.write((tx) => makeChallenge(tx, { ...key, userId })), stored);
    },

    /** The same for a passkey of any account, with a challenge that is not stored. */
    askForAny: (challenge: string) => ask(challenge, []),

    /** The account of the passkey that a response names. The response may still be invalid. */
    async findOwner(response: unknown): Promise<number | undefined> {
      return (await findPasskey(db.read, (response as { id?: unknown } | undefined)?.id))?.userId;
    },

    /** Undefined when the response is not valid for the challenge and the account. */
    async checkShown(
      key: ChallengeKey,
      userId: number | undefined,
      response: unknown,
    ): Promise<ShownPasskey | undefined> {
      const expectedChallenge = await take(key);
      const shown = response as AuthenticationResponseJSON;
      const stored = await findPasskey(db.read, shown?.id);
      if (expectedChallenge === undefined || stored === undefined) return undefined;
      // A passkey of another account proves nothing about this one.
      if (userId !== undefined && stored.userId !== userId) return undefined;
      const handle = shown.response?.userHandle;
      // Only the account's own sign-in may omit the handle: there the server has named the passkeys.
      if (handle === undefined ? userId === undefined : handle !== stored.userHandle) {
        return undefined;
      }
      const counter = await verify(shown, expectedChallenge, stored);
      return counter === undefined ? undefined : { stored, counter };
    },

    /**
     * Undefined when the response is not one of a stored passkey, for a challenge that `isValid` accepts. A response of
     * an unknown passkey is verified with a made-up key, so its refusal takes as long as the one of a known passkey.
     */
    async checkAny(
      response: unknown,
      isValid: (challenge: string) => boolean,
    ): Promise<(ShownPasskey & { challenge: string }) | undefined> {
      const shown = response as AuthenticationResponseJSON;
      const stored = await findPasskey(db.read, shown.id);
      let challenge = '';
      const isExpected = (text: string) => {
        challenge = text;
        return isValid(text);
      };
      const counter = await verify(shown, isExpected, stored ?? madeUpPasskey());
      const isOfOwner = shown.response?.userHandle === stored?.userHandle;
      if (stored === undefined || counter === undefined || !isOfOwner) return undefined;
      return { stored, counter, challenge };
    },
  };

  async function take(key: ChallengeKey): Promise<string | undefined> {
    return await db.write((tx) => takeChallenge(tx, key));
  }
}

/**
 * Stores the use of a passkey. Returns false when its counter went back: then somebody may have copied it. Passkeys
 * without a counter always have 0.
 */
export async function takeShown(tx: Tx, { stored, counter }: ShownPasskey): Promise<boolean> {
  const now = await findPasskey(tx, stored.id);
  if (now === undefined) return false;
  if (counter <= now.counter && (counter > 0 || now.counter > 0)) return false;
  await tx
    .update(passkeys)
    .set({ counter, lastUsedAt: new Date().toISOString() })
    .where(eq(passkeys.id, stored.id));
  return true;
}

let madeUp: { id: string; publicKey: Uint8Array } | undefined;

/** A passkey that nobody has. Its key is an ES256 key in COSE (RFC 9053), as most passkeys have. */
function madeUpPasskey(): { id: string; publicKey: Uint8Array } {
  if (madeUp !== undefined) return madeUp;
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const parts = ['a5010203262001215820', toHex(x), '225820', toHex(y)];
  madeUp = { id: 'made-up', publicKey: Buffer.from(parts.join(''), 'hex') };
  return madeUp;
}

async function findPasskey(db: Reader, id: unknown): Promise<StoredPasskey | undefined> {
  // PostgreSQL cannot compare with every text: a NUL would be an error of the server.
  if (typeof id !== 'string' || !/^[\w-]+$/.test(id)) return undefined;
  const [found] = await db.select().from(passkeys).where(eq(passkeys.id, id));
  return found;
}

async function listPasskeys(db: Reader, userId: number): Promise<StoredPasskey[]> {
  return await db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt));
}

function toHex(base64url: string): string {
  return Buffer.from(base64url, 'base64url').toString('hex');
}

function toBytes(base64url: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(base64url, 'base64url'));
}
