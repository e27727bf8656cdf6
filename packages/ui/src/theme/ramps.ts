import { type Hex, oklch } from './color';

/**
 * The base hues, each with the chroma of its middle tones.
 *
 * `verdigris` is the accent: the blue-green patina of bronze, far enough from the priority green to tell apart at a glance.
 * `paper` is the neutral, slightly warm. `soot` is its counterpart in the dark theme, redder because dark yellow looks olive.
 * Red, amber and green are reserved for meaning.
 */
const hues = {
  paper: { hue: 82, chroma: 0.0095 },
  soot: { hue: 66, chroma: 0.0078 },
  verdigris: { hue: 199, chroma: 0.068 },
  red: { hue: 27, chroma: 0.152 },
  amber: { hue: 86, chroma: 0.125 },
  green: { hue: 146, chroma: 0.112 },
} as const;

export type Hue = keyof typeof hues;

/** The tones published in `tokens.json`: lightness in percent, lightest first. */
export const publishedTones = [99, 97, 95, 92, 88, 82, 74, 66, 58, 52, 46, 40, 34, 28, 24, 20, 16] as const;

/**
 * A hue at a lightness. Chroma fades towards both ends, so that backgrounds stay faint and the darkest tones near black.
 *
 * @param lightness OKLCH lightness in percent, 0 (black) to 100 (white)
 * @param strength factor on the hue's chroma, for the few places that need more or less
 * @default strength 1
 */
export function tone(hue: Hue, lightness: number, strength = 1): Hex {
  const { hue: degrees, chroma } = hues[hue];
  const l = lightness / 100;
  const envelope = Math.min(1, (1 - l) / 0.28 + 0.06, l / 0.38);
  const scale = hue === 'paper' || hue === 'soot' ? 1 : envelope;
  return oklch(l, chroma * scale * strength, degrees);
}

/** Any hue at a given lightness and chroma: avatars and channel marks. */
export function hueAt(degrees: number, lightness: number, chroma: number): Hex {
  return oklch(lightness / 100, chroma, degrees);
}

/** Every published tone of every hue, for the design-token file and the color page. */
export function ramps(): Record<Hue, Record<string, Hex>> {
  const ramp = (hue: Hue) => Object.fromEntries(publishedTones.map((step) => [String(step), tone(hue, step)]));
  return {
    paper: ramp('paper'),
    soot: ramp('soot'),
    verdigris: ramp('verdigris'),
    red: ramp('red'),
    amber: ramp('amber'),
    green: ramp('green'),
  };
}
