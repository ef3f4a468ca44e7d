/** The body of a request as bytes, because a client library cannot create many of these bodies. */
export interface Body {
  content: Buffer<ArrayBuffer>;
  /** `Content-Type`; an empty string sends none. */
  type: string;
  /** The connection closes before the end of the body. */
  breaksOff: boolean;
}

/**
 * - `admin`: a session, from a whitelisted address
 * - `nobody`: a whitelisted address without a session, or with a forged one
 * - `stranger`: a session, from an address that is not whitelisted
 * - `foreign page`: a session, with the `Origin` of another site
 * - `program`: the token of a program that may only read, from a whitelisted address
 */
export type Caller = 'admin' | 'nobody' | 'stranger' | 'foreign page' | 'program';

export interface Call {
  method: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  caller: Caller;
  /** The cookies of `nobody`, made from the cookies of a real session. */
  forgery: string;
  body: Body | undefined;
}
