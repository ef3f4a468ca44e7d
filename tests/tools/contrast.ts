/** WCAG 2.2's contrast of two colours, each as red, green and blue from 0 to 255. Independent of the product's code. */
export function contrast(a: readonly number[], b: readonly number[]): number {
  const [one, other] = [luminance(a), luminance(b)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

function luminance(channels: readonly number[]): number {
  const [r = Number.NaN, g = Number.NaN, b = Number.NaN] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
