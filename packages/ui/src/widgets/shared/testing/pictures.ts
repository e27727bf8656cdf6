import { HttpResponse, http, type RequestHandler } from 'msw';

/** A PNG of a landscape of one hue, in degrees; larger ones have no more detail. */
export function pictureOf(width: number, height: number, hue: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('this browser has no canvas');
  for (const [top, lightness] of [0.9, 0.75, 0.55, 0.35].entries()) {
    pen.fillStyle = `hsl(${hue + top * 12} 35% ${lightness * 100}%)`;
    pen.fillRect(0, (height * top) / 4, width, height);
  }
  return canvas.convertToBlob({ type: 'image/png' });
}

/** Answers the preview of every attachment with its picture; those without one are refused, as files that are no pictures. */
export const previews = (pictures: Readonly<Record<string, () => Promise<Blob>>>): RequestHandler =>
  http.all('*/api/attachments/:id/preview', async ({ params: { id } }) => {
    const picture = pictures[String(id)];
    return picture === undefined ? new HttpResponse(null, { status: 415 }) : new HttpResponse(await picture());
  });
