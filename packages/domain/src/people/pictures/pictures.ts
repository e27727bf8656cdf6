/** Largest picture of a contact that is kept, in bytes. Providers serve them at up to 640 pixels, far below. */
export const LARGEST_PICTURE = 1_048_576;

/** Most pixels along a side: a small file may claim dimensions that exhaust a browser's memory. */
export const LONGEST_SIDE = 4_096;

/** Days after which a provider is asked for a picture again. */
export const PICTURE_DAYS = 30;

export interface PictureShape {
  /** What the bytes prove, whatever type they claim. */
  readonly type: 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp';
  /** In pixels. */
  readonly width: number;
  /** In pixels. */
  readonly height: number;
}

/**
 * Reads type and dimensions from the head of a picture, without decoding it.
 *
 * @returns `null` for all else (SVG and HTML too, which can carry scripts), and for pictures without an area or longer than `LONGEST_SIDE`.
 */
export function pictureShape(bytes: Uint8Array): PictureShape | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (const read of [readPng, readGif, readWebp, readJpeg]) {
    const shape = read(view);
    if (shape !== null) return isBounded(shape) ? shape : null;
  }
  return null;
}

const isBounded = ({ width, height }: PictureShape): boolean =>
  Math.min(width, height) > 0 && Math.max(width, height) <= LONGEST_SIDE;

/** Whether Latin-1 text stands at an offset. */
function says(view: DataView, offset: number, text: string): boolean {
  if (view.byteLength < offset + text.length) return false;
  for (let at = 0; at < text.length; at += 1) if (view.getUint8(offset + at) !== text.charCodeAt(at)) return false;
  return true;
}

/** PNG specification, section 11.2.2: the first chunk is IHDR. */
function readPng(view: DataView): PictureShape | null {
  if (view.byteLength < 24 || !says(view, 0, '\x89PNG\r\n\x1a\n') || !says(view, 12, 'IHDR')) return null;
  return { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20) };
}

function readGif(view: DataView): PictureShape | null {
  if (view.byteLength < 10 || !(says(view, 0, 'GIF87a') || says(view, 0, 'GIF89a'))) return null;
  return { type: 'image/gif', width: view.getUint16(6, true), height: view.getUint16(8, true) };
}

/** RFC 9649: lossy, lossless and extended files keep their dimensions in different places. */
function readWebp(view: DataView): PictureShape | null {
  if (view.byteLength < 30 || !says(view, 0, 'RIFF') || !says(view, 8, 'WEBP')) return null;
  const of = (width: number, height: number) => ({ type: 'image/webp', width, height }) as const;
  if (says(view, 12, 'VP8 ')) return of(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff);
  if (says(view, 12, 'VP8L')) {
    const bits = view.getUint32(21, true);
    return of((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
  }
  if (!says(view, 12, 'VP8X')) return null;
  return of((view.getUint32(24, true) & 0xffffff) + 1, (view.getUint32(26, true) >>> 8) + 1);
}

/** ITU-T T.81, annex B: the frame header says the dimensions; the segments before it are skipped by their lengths. */
function readJpeg(view: DataView): PictureShape | null {
  if (!says(view, 0, '\xff\xd8\xff')) return null;
  for (let at = 2; at + 9 <= view.byteLength && view.getUint8(at) === 0xff; ) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) at += 1;
    else if (isFrame(marker)) {
      return { type: 'image/jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    } else at += 2 + view.getUint16(at + 2);
  }
  return null;
}

/** SOF0 to SOF15, without the tables whose markers stand between them. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
