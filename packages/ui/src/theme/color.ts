/**
 * Color arithmetic shared by the token builder and the contrast test. Pure, without dependencies.
 *
 * Colors are designed in OKLCH, where equal steps of lightness look equal in every hue. They ship as sRGB hex, which every consumer
 * understands: browsers, server-rendered charts and email.
 */

/** A color as `#rrggbb`, lower case. */
export type Hex = `#${string}`;

type Triple = readonly [number, number, number];

/** OKLCH to linear-light sRGB; components outside 0..1 mean that the color is out of gamut. */
function linearSrgb(lightness: number, chroma: number, hueDegrees: number): Triple {
  const hue = (hueDegrees * Math.PI) / 180;
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function inGamut(channels: Triple): boolean {
  return channels.every((value) => value >= -0.0005 && value <= 1.0005);
}

function encode(linear: number): string {
  const clamped = Math.min(1, Math.max(0, linear));
  const gamma = clamped <= 0.0031308 ? 12.92 * clamped : 1.055 * clamped ** (1 / 2.4) - 0.055;
  return Math.round(gamma * 255)
    .toString(16)
    .padStart(2, '0');
}

/**
 * An OKLCH color as sRGB hex. Out-of-gamut colors keep lightness and hue and lose chroma, so contrast stays the same.
 *
 * @param lightness 0..1
 * @param chroma 0..0.4
 * @param hueDegrees 0..360
 */
export function oklch(lightness: number, chroma: number, hueDegrees: number): Hex {
  let reduced = chroma;
  while (reduced > 0 && !inGamut(linearSrgb(lightness, reduced, hueDegrees))) reduced -= 0.001;
  const [red, green, blue] = linearSrgb(lightness, Math.max(0, reduced), hueDegrees);
  return `#${encode(red)}${encode(green)}${encode(blue)}`;
}

/** The three sRGB components, each 0..1. */
export function components(hex: Hex): Triple {
  const at = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16) / 255;
  return [at(1), at(3), at(5)];
}

/** WCAG 2.2 relative luminance, 0 (black) to 1 (white). */
export function luminance(hex: Hex): number {
  const [red, green, blue] = components(hex);
  const decode = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  return 0.2126 * decode(red) + 0.7152 * decode(green) + 0.0722 * decode(blue);
}

/** WCAG 2.2 contrast ratio, 1 to 21; the order of the colors does not matter. */
export function contrast(one: Hex, other: Hex): number {
  const [low, high] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}
