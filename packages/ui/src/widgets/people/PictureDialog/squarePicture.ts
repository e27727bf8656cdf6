/** Side of stored pictures, in pixels: the largest avatar on a dense screen, with room. */
const SIDE = 320;

/**
 * Cuts a picture to a centered square and encodes it anew, which leaves out the place and camera that photographs carry.
 *
 * @returns `null` if the browser cannot read it as a picture.
 */
export async function squarePicture(file: Blob): Promise<Blob | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return null;
  const side = Math.min(picture.width, picture.height);
  const drawn = Math.min(side, SIDE);
  const canvas = new OffscreenCanvas(drawn, drawn);
  const pen = canvas.getContext('2d');
  const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2];
  pen?.drawImage(picture, left, top, side, side, 0, 0, drawn, drawn);
  picture.close();
  return pen === null ? null : canvas.convertToBlob({ type: 'image/webp', quality: 0.9 });
}
