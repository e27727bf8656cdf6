import { components, type Hex } from './color';
import { duration, easing } from './motion';
import { type Palette, palettes, type ThemeName } from './palette';
import { ramps } from './ramps';
import { type Density, densities, density, fontSize, radius, size, space, staticTokens, themedTokens } from './tokens';

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

function withAlpha(css: string): { $value: object } {
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
    elevation: { $type: 'shadow', ...each({ ...themedTokens(name).elevation }, shadowsOf) },
  };
}

const SHADOW = /(-?[\d.]+)(?:px)? (-?[\d.]+)(?:px)? (-?[\d.]+)(?:px)?(?: (-?[\d.]+)(?:px)?)? (rgb\([^)]+\))/g;

const px = (value: string | undefined) => ({ value: Number(value ?? 0), unit: 'px' });

/** The layers of a CSS `box-shadow`, each as an object. */
function shadowsOf(css: string): object[] {
  return [...css.matchAll(SHADOW)].map(([, x, y, blur, spread, tint = '']) => ({
    color: withAlpha(tint).$value,
    offsetX: px(x),
    offsetY: px(y),
    blur: px(blur),
    spread: px(spread),
  }));
}

function densityGroup(name: Density): Group {
  const { excerpt, ...distances } = density[name];
  return {
    density: {
      ...Object.fromEntries(
        Object.entries(distances).map(([key, value]) => [key, { $type: 'dimension', $value: inPx(value) }]),
      ),
      excerpt: { $type: 'number', $value: excerpt },
    },
  };
}

/** What is the same in every theme and density. */
function foundation(): Group {
  const { font } = staticTokens();
  const families = Object.entries(font.family).map(([key, stack]) => [
    key,
    { $value: stack.split(', ').map((name) => name.replaceAll("'", '')) },
  ]);
  return {
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

/** All tokens in one document, for design tools and other renderers. Themes and densities are groups of equal shape. */
export function designTokens(): Group {
  return {
    $description:
      'Design tokens of Concordia, in the format of the Design Tokens Community Group. Generated; do not edit.',
    ramp: { $type: 'color', ...colorGroup(ramps()) },
    theme: { light: theme('light'), dark: theme('dark') },
    ...foundation(),
    densities: Object.fromEntries(densities.map((name) => [name, densityGroup(name)])),
  };
}

/** The same tokens with their modes, by the Resolver Module of the Design Tokens Community Group (2025.10). */
export function tokenResolver(): object {
  return {
    name: 'Concordia',
    version: '2025.10',
    description: 'Generated; do not edit.',
    sets: { foundation: { sources: [foundation()] } },
    modifiers: {
      theme: { default: 'light', contexts: { light: [theme('light')], dark: [theme('dark')] } },
      density: {
        default: 'comfortable',
        contexts: Object.fromEntries(densities.map((name) => [name, [densityGroup(name)]])),
      },
    },
    resolutionOrder: [{ $ref: '#/sets/foundation' }, { $ref: '#/modifiers/theme' }, { $ref: '#/modifiers/density' }],
  };
}

function numbers(source: Record<string, string>): Group {
  return Object.fromEntries(Object.entries(source).map(([key, value]) => [key, { $value: Number(value) }]));
}

/** A document as text: one key per line, but lists of values on one line, for readable diffs. */
export function jsonOf(document: object): string {
  const expanded = JSON.stringify(document, null, 2);
  return `${expanded.replaceAll(/\[[^[\]{}]*\]/g, (list) =>
    list
      .replaceAll(/\s*\n\s*/g, ' ')
      .replace('[ ', '[')
      .replace(' ]', ']'),
  )}\n`;
}
