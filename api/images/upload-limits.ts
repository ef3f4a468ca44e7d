import { imageMaxInputPixels, keywordsMax, wordingsMax } from '../contract/limits.ts';

/** Limits of uploads and of the images in them. */

/** Shortest side in pixels of an image from which a square is cut, and how many times as long the other side may be. */
export const squareMinSide = 16;

export const squareMaxRatio = 20;

/**
 * Uploads in memory at the same time, counted from before the body is read until the image is stored. Further uploads
 * get 503.
 */
export const uploadsMaxAtOnce = 12;

/** Uploads of one account at the same time. */
export const uploadsMaxPerAccount = 6;

/**
 * Processor time of one image, of all threads together; the largest take about 1 s. It is checked every 10 ms. Real
 * time would refuse good images on a busy machine.
 */
export const imageMaxCpuMs = 5000;

/**
 * Real time of one image, in case that process hangs. At a load of 30 on two cores, a good image took 33 s. It is less than
 * the proxies in `deploy/` wait, so the person still gets a response.
 */
export const imageMaxMs = 55_000;

/**
 * Memory of the process that decodes images: 70 MB without an image, 320 MB with the largest. It is checked every 10 ms,
 * so a file may exceed it by a few megabytes.
 */
export const imageProcessMaxBytes = 360 * 1024 * 1024;

/** How long that process waits for the next image. Starting it again takes longer than decoding most images. */
export const imageProcessIdleMs = 30_000;

/** Bytes of the decoded pixels: four per pixel. With 16 bits per channel, half as many pixels are allowed. */
export const imageMaxDecodedBytes = 4 * imageMaxInputPixels;

/** The minimum rate of an upload, in kbit/s: a phone with a bad connection can send a small image. */
export const uploadMinKbps = 64;

/**
 * How long an upload may be behind that rate before it is ended. Otherwise two accounts that send a byte from time to
 * time could occupy all upload slots.
 */
export const uploadMaxDelayMs = 12_000;

/** Fields and files of a form: each keyword and each wording of a FAQ is a field, too many by one included, and some others. */
export const multipartMaxParts = keywordsMax + wordingsMax + 20;
