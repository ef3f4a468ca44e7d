import type { UnfinishedSignIn } from '../../../api/contract/sign-in.ts';

export interface StepProps {
  /** The server has started the session. */
  onSignedIn: () => void;
  /** The server needs another step. */
  onNext: (unfinished: UnfinishedSignIn) => void;
  /** Back to the name and the password. */
  onClose: () => void;
}
