import fc from 'fast-check';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQAQMAAAAlPW0iAAAAA1BMVEX///+nxBvIAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWNgIA0AAAAwAAFDlLdnAAAAAElFTkSuQmCC',
  'base64',
);
const gif = Buffer.from(
  'R0lGODlhEAAQAIAAAExpcf///yH5BAUAAAAALAAAAAAQABAAAAIOjI+py+0Po5y02ouzPgUAOw==',
  'base64',
);

/** Images of the smallest size of an avatar, and the empty file of an unused file input. */
export const validUploads: fc.Arbitrary<Buffer> = fc.constantFrom(png, gif, Buffer.alloc(0));

/** Contents of files that may be named `.png`. */
export const uploads: fc.Arbitrary<Buffer> = fc.oneof(
  { weight: 2, arbitrary: validUploads },
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      sized(65_535),
      sized(0),
      sized(0xff_ff_ff_ff),
      png.subarray(0, 24),
      png.subarray(0, -1),
      Buffer.from('GIF89a'),
      Buffer.from('RIFF____WEBPVP8 '),
      Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      Buffer.alloc(5 * 1024 * 1024 + 1, 0x41),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.uint8Array({ maxLength: 80 }).map((tail) => Buffer.concat([png, tail])),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom(png, gif), fc.nat(), fc.nat(255))
      .map(([picture, at, byte]) => {
        const changed = Buffer.from(picture);
        changed[at % changed.length] = byte;
        return changed;
      }),
  },
);

/** The PNG with another width and height in its header. */
function sized(side: number): Buffer {
  const lying = Buffer.from(png);
  lying.writeUInt32BE(side, 16);
  lying.writeUInt32BE(side, 20);
  return lying;
}
