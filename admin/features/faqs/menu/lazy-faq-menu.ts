import { lazyDialog } from '../../../ui/lazy.tsx';

export const FaqMenu = lazyDialog(() => import('./faq-menu.tsx').then((m) => m.FaqMenu));
