import { colorAt, type Picture } from './picture.ts';

/** Pixels of ground kept around the story. */
const MARGIN = 16;

/**
 * The picture without the empty ground below and beside the story: rows at the bottom and columns at the right that have the color of the bottom right
 * corner throughout. The top left corner stays, so that places in two pictures of a story compare.
 */
export function crop(picture: Picture): Picture {
  const { width, height } = picture;
  const ground = colorAt(picture, width * height - 1);
  const isGround = (x: number, y: number) => colorAt(picture, y * width + x) === ground;
  const isEmptyRow = (y: number) => everyUpTo(width, (x) => isGround(x, y));
  let bottom = height;
  while (bottom > 1 && isEmptyRow(bottom - 1)) bottom -= 1;
  const isEmptyColumn = (x: number) => everyUpTo(bottom, (y) => isGround(x, y));
  let right = width;
  while (right > 1 && isEmptyColumn(right - 1)) right -= 1;
  return cut(picture, Math.min(width, right + MARGIN), Math.min(height, bottom + MARGIN));
}

function everyUpTo(count: number, holds: (index: number) => boolean): boolean {
  for (let index = 0; index < count; index += 1) if (!holds(index)) return false;
  return true;
}

function cut({ width: from, data }: Picture, width: number, height: number): Picture {
  const kept = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y += 1) kept.set(data.subarray(y * from * 4, (y * from + width) * 4), y * width * 4);
  return { width, height, data: kept };
}
