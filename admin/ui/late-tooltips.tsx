import { useCallback, useState } from 'react';
import { lazyPopup, useLazyCode } from './lazy.tsx';
import { WhenIdle } from './when-idle.tsx';

const layer = lazyPopup(() => import('./tooltip-layer.tsx').then((m) => m.TooltipLayer));

/** The tooltips, once the browser is idle: their texts are already the accessible names. */
export function LateTooltips() {
  const [isIdle, setIdle] = useState(false);
  const { loaded: TooltipLayer } = useLazyCode(layer, isIdle);
  const load = useCallback(() => setIdle(true), []);
  return TooltipLayer ? <TooltipLayer /> : <WhenIdle run={load} />;
}
