import { PNG } from 'pngjs';

/** A picture as RGBA, four bytes per pixel, row by row. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** @throws if the bytes are no PNG */
export function decodePng(bytes: Buffer): Picture {
  const { width, height, data } = PNG.sync.read(bytes);
  return { width, height, data };
}

/** True color, for pictures that only the report shows. */
export function encodePng({ width, height, data }: Picture): Buffer {
  const png = new PNG({ width, height });
  png.data = Buffer.from(data);
  return PNG.sync.write(png);
}

/** The color of a pixel as 0xRRGGBB. Screenshots are opaque. */
export const colorAt = ({ data }: Picture, pixel: number): number =>
  ((data[pixel * 4] ?? 0) << 16) | ((data[pixel * 4 + 1] ?? 0) << 8) | (data[pixel * 4 + 2] ?? 0);

/** The largest difference of one channel between two colors, 0 to 255. */
export const colorDifference = (one: number, other: number): number =>
  Math.max(
    Math.abs((one >> 16) - (other >> 16)),
    Math.abs(((one >> 8) & 255) - ((other >> 8) & 255)),
    Math.abs((one & 255) - (other & 255)),
  );
