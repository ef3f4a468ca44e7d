import { idleComponent } from './lazy.tsx';

/** The tooltips; their texts are already the accessible names. */
export const LazyTooltips = idleComponent(() =>
  import('./tooltip-layer.tsx').then((m) => m.TooltipLayer),
);
