import { useContext } from 'react';
import { notFoundCopy as copy } from '../../copy/shell.ts';
import { uiCopy } from '../../copy/ui.ts';
import { DeniedContext, offersGatePasskey } from '../../data/gate-passkey.ts';
import { lazyPart } from '../../ui/lazy.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { GridOrnament } from './grid-ornament.tsx';
import { LostBubble } from './lost-bubble.tsx';

const GatePasskey = offersGatePasskey()
  ? lazyPart(() => import('./gate-passkey.tsx').then((m) => m.GatePasskey))
  : undefined;

export function NotFoundPage() {
  useTitle('404');
  const isDenied = useContext(DeniedContext);
  return (
    <main className="relative grid min-h-dvh grid-rows-[1fr_auto] overflow-hidden p-6 pb-28 sm:pb-6">
      <GridOrnament className="absolute -top-px -right-px" />
      <GridOrnament className="absolute -bottom-px -left-px rotate-180" />
      <div className="relative grid place-content-center justify-items-center gap-6 text-center">
        <h1 className="text-24 font-semibold tracking-tight">{copy.heading}</h1>
        <LostBubble />
        <p className="max-w-96 text-16 text-balance text-muted">{copy.message}</p>
        {isDenied && GatePasskey && <GatePasskey />}
        {/* No link of the router: this document may allow scripts of the live chat's vendor; the next one must not. */}
        <a
          href="/"
          className="touch-target inline-flex h-10 items-center rounded-control border border-control bg-surface px-4 font-medium transition-colors hover:bg-hover"
        >
          {copy.back}
        </a>
      </div>
      <footer className="relative pt-6 text-center text-13 text-muted">
        {copy.footer(new Date().getFullYear(), uiCopy.productName)}
      </footer>
    </main>
  );
}
