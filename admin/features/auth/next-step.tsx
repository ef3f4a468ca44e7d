import type { UnfinishedSignIn } from '../../../api/contract/sign-in.ts';
import { FactorStep } from './factor-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { SetUpStep } from './set-up-step.tsx';
import type { StepProps } from './step-props.ts';

interface NextStepProps extends StepProps {
  /** An unfinished sign-in, or the token of a link for a new password. */
  unfinished: UnfinishedSignIn | { token: string };
}

/** The step that an unfinished sign-in needs. */
export function NextStep({ unfinished, ...props }: NextStepProps) {
  if ('token' in unfinished) return <PasswordStep token={unfinished.token} {...props} />;
  if (unfinished.step === 'factor') return <FactorStep kinds={unfinished.factor} {...props} />;
  if (unfinished.step === 'new-password') return <PasswordStep {...props} />;
  return <SetUpStep {...props} />;
}
