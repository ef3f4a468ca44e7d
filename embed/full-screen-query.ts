/**
 * In these windows the panel covers the whole screen: below the specification's breakpoint, also on a page that phones
 * lay out wider than their screen, and on phones in landscape, where the keyboard would cover a panel in the corner. A low
 * window with a mouse keeps the panel of 360 px.
 */
export const fullScreenQuery =
  '(max-width: 767.98px), (max-device-width: 767.98px), (max-height: 480px) and (pointer: coarse)';
