/**
 * The stable codes of errors, for programs: `ErrorResponse.code`. Each has its meaning, which docs/api.md prints. Codes
 * are only added.
 */
export const errorCodes = {
  'bad-request': 'The request cannot be read.',
  'invalid-fields': '`fields` says what is wrong with each field.',
  'no-session': 'Nobody is signed in, and no token was sent.',
  'sign-in-refused': 'The sign-in, or one of its steps, is refused.',
  'token-unknown': 'The token does not exist.',
  'token-revoked': 'The token was revoked, or its program was deleted.',
  'token-expired': 'The last day of the token is over.',
  'token-with-cookie': 'A token was sent beside the cookie of a session.',
  'address-not-listed': 'Neither the whitelist nor the list of the program has the address.',
  'foreign-origin': 'The request comes from a page of another website.',
  'other-account': 'Another account has signed in since the page was opened.',
  'no-right': 'The role has no right to do this.',
  'rights-changed': 'The rights were changed during the request: repeat it.',
  'not-for-programs': 'No token is accepted here.',
  'publishing-not-allowed':
    'Visitors would read the write at once or by a schedule, and the program may not publish.',
  'proof-needed': 'The write needs a fresh proof of who makes it.',
  forbidden: 'The request is refused.',
  'not-found': 'There is no such address, website or row, or it is not given to the account.',
  'method-not-allowed': 'The address has no such method.',
  'too-slow': 'The body arrived too slowly.',
  'version-conflict': 'The row was changed since that `version`. `current` is the row now.',
  'partial-undo': 'Only a part can be undone. `current` says what.',
  'publishes-directly': 'The website collects no draft.',
  'nothing-to-publish': 'The draft has no changes.',
  'draft-changed':
    'The draft has changed since its `draft` version was read. Read the changes again.',
  conflict: 'The request does not fit what is stored.',
  'too-large': 'The body or its file is too large.',
  'wrong-host': 'The server has another host name.',
  'idempotency-key-reused': 'The `Idempotency-Key` was used for another request.',
  'too-many-requests': 'Wait for `Retry-After` seconds.',
  unexpected: 'The server failed. Its log has the `request_id`.',
  busy: 'The server cannot do it now. Wait for `Retry-After` seconds.',
  unfinished: 'The work takes several requests: repeat this one to go on.',
} as const;
export type ErrorCode = keyof typeof errorCodes;
