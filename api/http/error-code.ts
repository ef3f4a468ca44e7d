import type { ErrorCode } from '../contract/errors.ts';
import { messages } from '../copy/messages.ts';

/** Messages that have one reason each. The others have the code of their status. */
const codeOfMessage: ReadonlyMap<string, ErrorCode> = new Map([
  [messages.noSession, 'no-session'],
  [messages.tokenUnknown, 'token-unknown'],
  [messages.tokenRevoked, 'token-revoked'],
  [messages.tokenExpired, 'token-expired'],
  [messages.tokenWithCookie, 'token-with-cookie'],
  [messages.gateClosed, 'address-not-listed'],
  [messages.foreignOrigin, 'foreign-origin'],
  [messages.otherAccount, 'other-account'],
  [messages.noRight, 'no-right'],
  [messages.rightsChanged, 'rights-changed'],
  [messages.notForMachines, 'not-for-programs'],
  [messages.proofNeeded, 'proof-needed'],
  [messages.editedMeanwhile, 'version-conflict'],
  [messages.publishesDirectly, 'publishes-directly'],
  [messages.nothingToPublish, 'nothing-to-publish'],
  [messages.draftChanged, 'draft-changed'],
]);

const codeOfStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'bad-request',
  401: 'sign-in-refused',
  403: 'forbidden',
  404: 'not-found',
  405: 'method-not-allowed',
  408: 'too-slow',
  409: 'conflict',
  413: 'too-large',
  421: 'wrong-host',
  422: 'idempotency-key-reused',
  429: 'too-many-requests',
  500: 'unexpected',
  503: 'busy',
};

/** The code of an error that was thrown without one of its own. */
export function errorCodeOf(status: number, message: string, fields?: object): ErrorCode {
  const known = codeOfMessage.get(message);
  if (known !== undefined) return known;
  if (status === 400 && fields !== undefined) return 'invalid-fields';
  return codeOfStatus[status] ?? 'unexpected';
}
