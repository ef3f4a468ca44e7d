import { idleComponent } from './lazy.tsx';

/** The tooltips. They can be loaded when idle, because their texts are already the accessible names. */
export const LazyTooltips = idleComponent(() =>
  import('./tooltip-layer.tsx').then((m) => m.TooltipLayer),
);
