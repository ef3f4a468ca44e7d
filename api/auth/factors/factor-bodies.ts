import { z } from 'zod';
import type { LoginFactorRequest, ProofRequest } from '../../contract/sign-in.ts';
import { messages } from '../../copy/messages.ts';
import { requiredText, typedPassword } from '../../http/validation.ts';

/** Longer than a recovery code with its hyphens. */
const codeMaxLength = 60;

const code = requiredText(codeMaxLength);
/** The library checks its content. */
export const passkeyResponse = z.record(z.string(), z.unknown(), messages.notObject);

export const totpBody = z
  .object({ code: requiredText(codeMaxLength) })
  .meta({ examples: [{ code: '123456' }] });
export const factorBody = z
  .object({ code: code.optional(), passkey: passkeyResponse.optional() })
  .refine(isOne, messages.proofOfOne)
  .meta({ examples: [{ code: '123456' }] }) satisfies z.ZodType<LoginFactorRequest>;
export const proofBody = z
  .object({
    password: typedPassword.optional(),
    code: code.optional(),
    passkey: passkeyResponse.optional(),
  })
  .refine(isOne, messages.proofOfOne)
  .meta({ examples: [{ code: '123456' }] }) satisfies z.ZodType<ProofRequest>;

function isOne(body: object): boolean {
  return Object.values(body).filter((value) => value !== undefined).length === 1;
}
