import { components, type Hex } from './color';
import { type Palette, palettes, type ThemeName } from './palette';
import { ramps } from './ramps';
import { duration, easing, fontSize, radius, size, space, staticTokens, themedTokens } from './tokens';

/** A token or group of the Design Tokens Community Group format (2025.10). */
interface Group {
  [key: string]: Group | string | number | boolean | readonly unknown[] | object;
}

const color = (hex: Hex) => ({
  $value: { colorSpace: 'srgb', components: components(hex).map((value) => Number(value.toFixed(4))), hex },
});

const isHex = (value: string): value is Hex => /^#[0-9a-f]{6}$/.test(value);

/** Nested colors as nested groups. A color with alpha is a CSS string in the palette and becomes an object here. */
function colorGroup(source: Palette | Record<string, unknown>): Group {
  const group: Group = {};
  for (const [key, value] of Object.entries(source)) {
    if (typeof value === 'string') group[key] = isHex(value) ? color(value) : withAlpha(value);
    else if (typeof value === 'object' && value !== null) group[key] = colorGroup({ ...value });
  }
  return group;
}

function withAlpha(css: string): Group {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (css.match(/[\d.]+/g) ?? []).map(Number);
  const channels = [red, green, blue].map((value) => Number((value / 255).toFixed(4)));
  return { $value: { colorSpace: 'srgb', components: channels, alpha } };
}

function each<Value>(source: Record<string, Value>, make: (value: Value) => object): Group {
  return Object.fromEntries(Object.entries(source).map(([key, value]) => [key, { $value: make(value) }]));
}

const inPx = (value: number) => ({ value: value / 16, unit: 'rem' });
const inMs = (value: number) => ({ value, unit: 'ms' });

function theme(name: ThemeName): Group {
  return {
    color: { $type: 'color', ...colorGroup(palettes[name]) },
    elevation: {
      $description: 'CSS box-shadow',
      ...Object.fromEntries(
        Object.entries(themedTokens(name).elevation).map(([key, $value]) => [key, { $value, $type: 'string' }]),
      ),
    },
  };
}

/** All tokens in one document, for design tools and other renderers. Themes are groups of equal shape. */
export function designTokens(): Group {
  const { font } = staticTokens();
  const families = Object.entries(font.family).map(([key, stack]) => [
    key,
    { $value: stack.split(', ').map((name) => name.replaceAll("'", '')) },
  ]);
  return {
    $description:
      'Design tokens of Concordia, in the format of the Design Tokens Community Group. Generated; do not edit.',
    ramp: { $type: 'color', ...colorGroup(ramps()) },
    theme: { light: theme('light'), dark: theme('dark') },
    space: { $type: 'dimension', ...each(space, inPx) },
    size: { $type: 'dimension', ...each(size, inPx) },
    radius: { $type: 'dimension', ...each(radius, inPx) },
    font: {
      family: { $type: 'fontFamily', ...Object.fromEntries(families) },
      size: { $type: 'dimension', ...each(fontSize, inPx) },
      weight: { $type: 'fontWeight', ...numbers(font.weight) },
      line: { $type: 'number', ...numbers(font.line) },
    },
    duration: { $type: 'duration', ...each(duration, inMs) },
    easing: { $type: 'cubicBezier', ...each(easing, (points) => points) },
  };
}

function numbers(source: Record<string, string>): Group {
  return Object.fromEntries(Object.entries(source).map(([key, value]) => [key, { $value: Number(value) }]));
}

/** The document as text: one key per line, but lists on one line, for readable diffs. */
export function designTokensJson(): string {
  const expanded = JSON.stringify(designTokens(), null, 2);
  return `${expanded.replaceAll(/\[[^[\]{}]*\]/g, (list) =>
    list
      .replaceAll(/\s*\n\s*/g, ' ')
      .replace('[ ', '[')
      .replace(' ]', ']'),
  )}\n`;
}
