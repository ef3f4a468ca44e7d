import type { UseFormSetError } from 'react-hook-form';
import type { UnfinishedSignIn } from '../../../api/contract/sign-in.ts';
import { signInStepsCopy as copy } from '../../copy/sign-in.ts';
import { showFormErrors } from '../../data/forms/form-errors.ts';

/** Waits for a step, and goes on with the session or the next step. */
export async function finishStep<Fields extends { code: string } | { password: string }>(
  request: Promise<UnfinishedSignIn | undefined>,
  { onSignedIn, onNext }: StepProps,
  setError: UseFormSetError<Fields>,
): Promise<void> {
  try {
    const unfinished = await request;
    if (unfinished) onNext(unfinished);
    else onSignedIn();
  } catch (error) {
    const names = { code: 'code', password: 'password' };
    showFormErrors(error, names, setError as Parameters<typeof showFormErrors>[2], copy.failed);
  }
}

export interface StepProps {
  /** The server has started the session. */
  onSignedIn: () => void;
  /** The server needs another step. */
  onNext: (unfinished: UnfinishedSignIn) => void;
  /** Back to the name and the password. */
  onClose: () => void;
}
