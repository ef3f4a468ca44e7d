const share = new Intl.NumberFormat('id-ID', { style: 'percent', maximumFractionDigits: 1 });
const short = new Intl.NumberFormat('id-ID', { notation: 'compact', maximumFractionDigits: 1 });

/** `1.204` */
export function formatCount(count: number): string {
  return count.toLocaleString('id-ID');
}

/** Formats a share such as 0.625 as `62,5%`. */
export function formatShare(part: number): string {
  return share.format(part);
}

/** Formats a count for the axis of a chart: `1,2 rb`. */
export function formatShortCount(count: number): string {
  return short.format(count);
}
