import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { chunk, chunksIn, SIGNATURE } from './chunks.ts';
import { type Palette, paletteOf } from './palette.ts';
import { colorAt, decodePng, type Picture } from './picture.ts';

/** What a baseline knows of the screenshot that it was made from. */
interface Origin {
  /** Hash of the screenshot as Chromium encoded it: equal bytes need no decoding. */
  readonly screenshot: string;
  /** Hash of its pixels: another machine may encode the same pixels differently. */
  readonly pixels: string;
}

export interface Baseline extends Origin {
  readonly picture: Picture;
  readonly palette: Palette;
}

/** The text chunk with what the pixels do not say. */
const KEYWORD = 'concordia';

export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, 32);

/** A picture as a PNG with a palette (PNG, third edition, color type 3). @param screenshot the bytes that the picture was decoded from */
export function encodeBaseline(picture: Picture, screenshot: Uint8Array): Buffer {
  const { palette, indexOf } = paletteOf(picture);
  const { width, height } = picture;
  const bitDepth = palette.colors.length <= 16 ? 4 : 8;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bitDepth, 3, 0, 0, 0], 8);
  const origin = {
    screenshot: hashOf(screenshot),
    pixels: hashOf(picture.data),
    errors: Buffer.from(palette.errors).toString('base64'),
  };
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('tEXt', Buffer.from(`${KEYWORD}\0${JSON.stringify(origin)}`, 'latin1')),
    chunk('PLTE', Buffer.from(palette.colors.flatMap((color) => [color >> 16, (color >> 8) & 255, color & 255]))),
    chunk('IDAT', deflateSync(rowsOf(picture, indexOf, bitDepth), { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The indices of all pixels, row by row, each row after its filter type. Two share a byte where there are at most 16 colors. */
function rowsOf(picture: Picture, indexOf: ReadonlyMap<number, number>, bitDepth: 4 | 8): Buffer {
  const { width, height } = picture;
  const length = Math.ceil((width * bitDepth) / 8) + 1;
  const rows = Buffer.alloc(length * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const index = indexOf.get(colorAt(picture, y * width + x)) ?? 0;
      const byte = y * length + 1 + (bitDepth === 8 ? x : x >> 1);
      rows[byte] = bitDepth === 8 || x % 2 === 1 ? (rows[byte] ?? 0) | index : index << 4;
    }
  }
  return rows;
}

/** The data of the first chunk of a type. */
const chunkIn = (png: Buffer, type: string) => chunksIn(png).find((one) => one.type === type)?.data;

interface Notes extends Origin {
  readonly errors: string;
}

const isNotes = (value: unknown): value is Notes =>
  typeof value === 'object' && value !== null && 'screenshot' in value && 'pixels' in value && 'errors' in value;

function notesOf(png: Buffer): Notes | undefined {
  const text = chunkIn(png, 'tEXt')?.toString('latin1') ?? '';
  if (!text.startsWith(`${KEYWORD}\0`)) return undefined;
  const notes: unknown = JSON.parse(text.slice(KEYWORD.length + 1));
  return isNotes(notes) ? notes : undefined;
}

/** The hashes of a baseline, without decoding it; `undefined` for a PNG that is none. */
export const originOf = (png: Buffer): Origin | undefined => notesOf(png);

/** @throws if the file was not written by `encodeBaseline` */
export function decodeBaseline(png: Buffer): Baseline {
  const notes = notesOf(png);
  const colors = chunkIn(png, 'PLTE');
  if (notes === undefined || colors === undefined) throw new Error('This is no baseline. Record it anew.');
  const { screenshot, pixels, errors } = notes;
  const palette = {
    colors: Array.from({ length: colors.length / 3 }, (_, index) => colors.readUIntBE(index * 3, 3)),
    errors: [...Buffer.from(errors, 'base64')],
  };
  return { screenshot, pixels, palette, picture: decodePng(png) };
}
