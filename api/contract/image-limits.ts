/** Limits of an upload's image, and of the stored one. */

export const imageMaxBytes = 5 * 1024 * 1024;
/** Longest side of a stored image, in pixels. The admin app shrinks larger images before it sends them. */
export const imageMaxSide = 1280;
/** Side of a stored avatar, in pixels: 40 CSS pixels on a screen with three pixels for each. */
export const avatarSide = 128;
/** Pixels of an upload's image; larger images are refused before they are decoded. */
export const imageMaxInputPixels = 40_000_000;
/** Longest side of an upload's image, in pixels. An image one pixel wide takes 30 times as long as a square one. */
export const imageMaxInputSide = 16_384;
