/** A request's body, as bytes: much of what is tried here is nothing a client library would write. */
export interface Body {
  content: Buffer<ArrayBuffer>;
  /** Its `Content-Type`; empty for none. */
  type: string;
  /** The connection ends before the body does. */
  breaksOff: boolean;
}

/**
 * - `admin`: a session, from a listed address
 * - `nobody`: a listed address with no session, or a forged one
 * - `stranger`: a session, from an address off the list
 * - `foreign page`: a session, with the `Origin` of another site
 */
export type Caller = 'admin' | 'nobody' | 'stranger' | 'foreign page';

export interface Call {
  method: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  caller: Caller;
  /** What `nobody` sends as cookies, made from a session's own. */
  forgery: string;
  body: Body | undefined;
}
