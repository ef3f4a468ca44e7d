import type { FormEventHandler, ReactNode } from 'react';

interface SignInCardProps {
  title: string;
  lead: string;
  onSubmit: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
}

/** The form of one step of the sign-in. */
export function SignInCard({ title, lead, onSubmit, children }: SignInCardProps) {
  return (
    <form
      noValidate
      onSubmit={onSubmit}
      className="grid min-w-0 gap-4 rounded-panel border border-line bg-surface p-6 sm:p-8"
    >
      <div className="mb-2 grid gap-1">
        <h1 className="text-20 leading-tight font-semibold tracking-tight">{title}</h1>
        <p className="text-14 text-muted">{lead}</p>
      </div>
      {children}
    </form>
  );
}
