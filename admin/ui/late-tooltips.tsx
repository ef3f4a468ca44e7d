import { lateComponent } from './lazy.tsx';

/** The tooltips; their texts are already the accessible names. */
export const LateTooltips = lateComponent(() =>
  import('./tooltip-layer.tsx').then((m) => m.TooltipLayer),
);
