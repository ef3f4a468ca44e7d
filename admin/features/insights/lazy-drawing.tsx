import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useTheme } from '../../data/theme-store.ts';
import { lazyCode, useLazyCode } from '../../ui/lazy.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { WhenIdle } from '../../ui/when-idle.tsx';
import type { Drawing } from './draw-days.ts';

/** The chart library is larger than the rest of the page, so the figures do not wait for it. */
const drawing = lazyCode(() => import('./draw-days.ts').then((m) => m.drawDays));

interface LazyDrawingProps extends Drawing {
  /** The text for screen readers. */
  label: string;
}

/** A chart that is drawn once the browser is idle. Its space is reserved. */
export function LazyDrawing({ label, days, series, onPoint }: LazyDrawingProps) {
  const box = useRef<HTMLDivElement>(null);
  const theme = useTheme((state) => state.theme);
  const [isNeeded, setNeeded] = useState(false);
  const load = useCallback(() => setNeeded(true), []);
  const { loaded: draw, error, retry } = useLazyCode(drawing, isNeeded);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a canvas must be redrawn in the colours of another theme.
  useLayoutEffect(() => {
    if (box.current) return draw?.(box.current, { days, series, onPoint });
  }, [draw, days, series, onPoint, theme]);

  if (error !== undefined) return <LoadError onRetry={retry} />;
  return (
    <>
      <WhenIdle run={load} />
      <div
        ref={box}
        role="img"
        aria-label={label}
        className="day-chart h-[200px] min-w-0 overflow-hidden"
      />
    </>
  );
}
