import sharp, { type OverlayOptions } from 'sharp';
import { parseHex, shift, white } from '../contract/bot/accent-contrast.ts';
import type { DecodedImage } from './decode-image.ts';

/** What is drawn as the picture of a link's preview. */
export interface PreviewTask {
  preview: {
    /** The name of the website. */
    name: string;
    /** Omitted for the website itself. */
    question?: string | undefined;
    /** `#rrggbb`; `null` for the bot's own. */
    accent: string | null;
    avatar?: Uint8Array | undefined;
    /** The image of the answer, which is the whole picture. */
    image?: Uint8Array | undefined;
  };
}

/** In pixels. WhatsApp shows a picture large from 300 on, and cuts one that is not 1.91 times as wide as high. */
const size = { width: 600, height: 315 };
const usualAccent = '#3a55d9';
const margin = 40;
const avatarSide = 64;
/** A longer question is cut: its words would be too small. */
const questionMaxLength = 140;
/** System fonts, the preferred first. Pango takes the letters that one lacks from another. */
const fonts = 'Inter, Noto Sans, Liberation Sans, DejaVu Sans, sans-serif';

/**
 * Draws a picture of 600 x 315 pixels, as PNG. Its texts need a font of the system: without one, or if they cannot be drawn,
 * it has only the colours and the avatar.
 */
export async function drawPreview({ preview }: PreviewTask): Promise<DecodedImage> {
  const { name, question, avatar, image } = preview;
  if (image !== undefined) {
    const data = await sharp(image)
      .resize({ ...size, fit: 'contain', background: '#ffffff' })
      .flatten({ background: '#ffffff' })
      .png({ palette: true })
      .toBuffer();
    return { data, ...size };
  }
  const accent = shift(parseHex(preview.accent ?? usualAccent), [0, 0, 0], white);
  const colour = `rgb(${accent.join(',')})`;
  const head = await drawAvatar(name, colour, avatar);
  const width = size.width - 2 * margin;
  const nameLeft = margin + avatarSide + 16;
  const title = question ?? name;
  const texts = [
    question !== undefined && {
      markup: span(cut(name, 40), 'foreground="#475569" weight="500"'),
      points: 24,
      box: {
        left: nameLeft,
        top: margin,
        width: size.width - nameLeft - margin,
        height: avatarSide,
      },
    },
    {
      markup: span(cut(title, questionMaxLength), 'foreground="#0f172a" weight="700"'),
      points: question === undefined ? 48 : 36,
      box: { left: margin, top: margin + avatarSide + 12, width, height: 150 },
    },
  ];
  const layers: OverlayOptions[] = [{ input: head, left: margin, top: margin }];
  for (const text of texts) if (text) layers.push(...(await drawText(text)));
  const ground = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><rect width="100%" height="100%" fill="#fff"/><rect y="${size.height - 14}" width="100%" height="14" fill="${colour}"/></svg>`,
  );
  const data = await sharp(ground).composite(layers).png({ palette: true }).toBuffer();
  return { data, ...size };
}

interface DrawnText {
  /** In Pango's markup. */
  markup: string;
  points: number;
  box: { left: number; top: number; width: number; height: number };
}

/** Draws a text into a box, in the middle of its height and smaller if it is too long. */
async function drawText({ markup, points, box }: DrawnText): Promise<OverlayOptions[]> {
  const { width, height } = box;
  const text = { text: markup, width, rgba: true, wrap: 'word-char' } as const;
  const font = `${fonts} ${points}`;
  try {
    const usual = await sharp({ text: { ...text, font, dpi: 72 } })
      .png()
      .toBuffer({ resolveWithObject: true });
    const fits = usual.info.height <= height && usual.info.width <= width;
    const { data, info } = fits
      ? usual
      : await sharp({ text: { ...text, font, height } })
          .png()
          .toBuffer({ resolveWithObject: true });
    if (info.height > height || info.width > width) return [];
    const top = box.top + Math.round((height - info.height) / 2);
    return [{ input: data, left: box.left, top }];
  } catch {
    return [];
  }
}

/** The avatar as a circle, or a circle with the first letter of the name. */
async function drawAvatar(
  name: string,
  colour: string,
  avatar: Uint8Array | undefined,
): Promise<Buffer> {
  const circle = (fill: string) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${avatarSide}" height="${avatarSide}"><circle cx="50%" cy="50%" r="50%" fill="${fill}"/></svg>`,
    );
  if (avatar !== undefined) {
    return await sharp(avatar)
      .resize(avatarSide, avatarSide, { fit: 'cover' })
      .composite([{ input: circle('#fff'), blend: 'dest-in' }])
      .png()
      .toBuffer();
  }
  const [letter = ''] = plain(name).trim().toUpperCase();
  const box = { left: 0, top: 0, width: avatarSide, height: avatarSide };
  const drawn = await drawText({
    markup: span(letter, 'foreground="#ffffff" weight="700"'),
    points: 30,
    box,
  });
  const centred = drawn.map(({ input }) => ({ input }) as OverlayOptions);
  return await sharp(circle(colour)).composite(centred).png().toBuffer();
}

/** A text with attributes. Every other markup in it is escaped. */
function span(text: string, attributes: string): string {
  const escaped = plain(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
  return `<span ${attributes}>${escaped}</span>`;
}

/** Without what markup cannot contain: control characters and halves of surrogate pairs. */
function plain(text: string): string {
  return (
    Buffer.from(text)
      .toString()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are to be removed.
      .replace(/[\u0000-\u001f\u007f\ufffe\uffff]+/g, ' ')
  );
}

function cut(text: string, maxLength: number): string {
  const characters = [...text];
  return characters.length <= maxLength
    ? text
    : `${characters
        .slice(0, maxLength - 1)
        .join('')
        .trimEnd()}…`;
}
