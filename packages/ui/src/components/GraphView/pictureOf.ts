/** Canvases that lie on each other as one, on a ground color. */
export function pictureOf(layers: readonly HTMLCanvasElement[], ground: string): HTMLCanvasElement {
  const picture = document.createElement('canvas');
  picture.width = Math.max(1, ...layers.map(({ width }) => width));
  picture.height = Math.max(1, ...layers.map(({ height }) => height));
  const context = picture.getContext('2d');
  if (context === null) return picture;
  context.fillStyle = ground;
  context.fillRect(0, 0, picture.width, picture.height);
  for (const layer of layers)
    if (layer.width > 0 && layer.height > 0) context.drawImage(layer, 0, 0, picture.width, picture.height);
  return picture;
}
