/** Escapes text for SVG. Drops control characters, which XML cannot hold. */
export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\uFFFE\uFFFF]/gu, ' ')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;');

/** Formats a coordinate with at most two decimals. */
export const px = (value: number): string => String(Math.round(value * 100) / 100);

interface TextStyle {
  readonly fill: string;
  readonly size?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly weight?: 400 | 600;
}

export const label = (
  x: number,
  y: number,
  text: string,
  { fill, size = 12, anchor = 'start', weight = 400 }: TextStyle,
): string =>
  `<text x="${px(x)}" y="${px(y)}" font-size="${size}" font-weight="${weight}" text-anchor="${anchor}" fill="${fill}">${escapeXml(text)}</text>`;

export const box = (x: number, y: number, width: number, height: number, fill: string, radius = 0): string =>
  `<rect x="${px(x)}" y="${px(y)}" width="${px(width)}" height="${px(height)}" rx="${radius}" fill="${fill}"/>`;

export const rule = (x1: number, y1: number, x2: number, y2: number, stroke: string): string =>
  `<path d="M${px(x1)} ${px(y1)}L${px(x2)} ${px(y2)}" stroke="${stroke}" stroke-width="1" fill="none"/>`;

export const trace = (points: readonly (readonly [x: number, y: number])[], stroke: string, dash?: string): string =>
  points.length === 0
    ? ''
    : `<path d="M${points.map(([x, y]) => `${px(x)} ${px(y)}`).join('L')}" stroke="${stroke}" stroke-width="2" fill="none" stroke-linejoin="round" stroke-linecap="round"${dash === undefined ? '' : ` stroke-dasharray="${dash}"`}/>`;

/** A complete SVG document without external references. */
export const drawing = (width: number, height: number, ground: string, parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="Inter, sans-serif">${box(0, 0, width, height, ground)}${parts.join('')}</svg>`;
