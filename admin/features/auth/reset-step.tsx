import { useEffect, useState } from 'react';
import { signInStepsCopy as copy } from '../../copy/sign-in.ts';
import { uiCopy } from '../../copy/ui.ts';
import { ApiError, api, readResponse } from '../../data/api-client.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import type { StepProps } from './finish-step.ts';
import { PasswordStep } from './password-step.tsx';
import { SignInCard } from './sign-in-card.tsx';

/** Asks for a new password if the link is still valid. Otherwise nobody should think one up. */
export function ResetStep({ token, ...props }: StepProps & { token: string }) {
  const [checked, setChecked] = useState<{ username?: string; refusal?: string }>();
  useEffect(() => {
    readResponse(api.login.reset.check.$post({ json: { token } })).then(setChecked, (error) =>
      // Any other error, such as a lost connection, is shown when the password is sent.
      setChecked(
        error instanceof ApiError && error.status === 401 ? { refusal: error.message } : {},
      ),
    );
  }, [token]);
  if (checked && checked.refusal === undefined)
    return <PasswordStep link={{ token, username: checked.username }} {...props} />;
  return (
    <SignInCard
      title={copy.resetTitle}
      lead=""
      onSubmit={(event) => {
        event.preventDefault();
        props.onClose();
      }}
    >
      {checked === undefined ? (
        <p role="status" className="text-14 text-muted">
          {uiCopy.loading}
        </p>
      ) : (
        <>
          <Banner tone="danger">{checked.refusal}</Banner>
          <Button type="submit" tone="primary" className="w-full">
            {copy.startOver}
          </Button>
        </>
      )}
    </SignInCard>
  );
}
