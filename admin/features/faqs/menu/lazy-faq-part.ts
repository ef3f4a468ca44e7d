import { lazyDialog } from '../../../ui/lazy.tsx';

export const FaqPart = lazyDialog(() => import('./faq-part.tsx').then((m) => m.FaqPart));
