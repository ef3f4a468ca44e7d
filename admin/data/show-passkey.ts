import { startAuthentication, startRegistration } from '@simplewebauthn/browser';

/** Asks the browser for a passkey. The options are from the server. */
export async function showPasskey(options: Promise<object>): Promise<Record<string, unknown>> {
  const optionsJSON = await options;
  type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];
  return { ...(await startAuthentication({ optionsJSON: optionsJSON as Options })) };
}

/** Asks the browser to create a passkey. */
export async function createPasskey(options: Promise<object>): Promise<Record<string, unknown>> {
  const optionsJSON = await options;
  type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];
  return { ...(await startRegistration({ optionsJSON: optionsJSON as Options })) };
}
