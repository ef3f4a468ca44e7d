const share = new Intl.NumberFormat('id-ID', { style: 'percent', maximumFractionDigits: 1 });
const short = new Intl.NumberFormat('id-ID', { notation: 'compact', maximumFractionDigits: 1 });

/** `1.204` */
export function formatCount(count: number): string {
  return count.toLocaleString('id-ID');
}

/** `62,5%` of a part such as 0.625. */
export function formatShare(part: number): string {
  return share.format(part);
}

/** `1,2 rb`, for the axis of a chart. */
export function formatShortCount(count: number): string {
  return short.format(count);
}
