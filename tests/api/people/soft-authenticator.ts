import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** What a server sends to `navigator.credentials`. */
interface Options {
  challenge: string;
  user?: { id: string };
}

/** How a response differs from an honest one. */
interface Lie {
  origin?: string;
  rpId?: string;
  challenge?: string;
  userHandle?: string;
  isUserVerified?: boolean;
  counter?: number;
  /** `webauthn.create` or `webauthn.get`. */
  type?: string;
}

/** A passkey that makes its responses itself, so that tests can send wrong ones. */
export function createSoftAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let counter = 0;
  let ownHandle = '';

  const clientData = ({ challenge }: Options, type: string, lie: Lie) =>
    Buffer.from(
      JSON.stringify({
        type: lie.type ?? type,
        challenge: lie.challenge ?? challenge,
        origin: lie.origin ?? origin,
        crossOrigin: false,
      }),
    );
  /** @param attested the new credential; empty for an assertion. */
  const authenticatorData = (lie: Lie, attested: Buffer) => {
    const count = Buffer.alloc(4);
    counter += 1;
    count.writeUInt32BE(lie.counter ?? counter);
    const flags =
      0x01 | (lie.isUserVerified === false ? 0 : 0x04) | (attested.length > 0 ? 0x40 : 0);
    const rpIdHash = sha256(lie.rpId ?? new URL(origin).hostname);
    return Buffer.concat([rpIdHash, Buffer.from([flags]), count, attested]);
  };
  const credential = (response: Record<string, string>) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  return {
    id: id.toString('base64url'),
    register(options: Options, lie: Lie = {}) {
      ownHandle = options.user?.id ?? '';
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const data = authenticatorData(lie, attested);
      // CBOR: { fmt: 'none', attStmt: {}, authData: data }
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([data.length]),
        data,
      ]);
      return credential({
        clientDataJSON: clientData(options, 'webauthn.create', lie).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
      });
    },
    show(options: Options, lie: Lie = {}) {
      const data = authenticatorData(lie, Buffer.alloc(0));
      const client = clientData(options, 'webauthn.get', lie);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return credential({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: lie.userHandle ?? ownHandle,
      });
    },
  };
}

export type SoftAuthenticator = ReturnType<typeof createSoftAuthenticator>;

function sha256(data: string | Buffer): Buffer {
  return createHash('sha256').update(data).digest();
}
