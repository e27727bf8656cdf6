import type { ComplexStyleRule, StyleRule } from '@vanilla-extract/css';
import { type RuntimeFn, recipe } from '@vanilla-extract/recipes';
import { vars } from './contract.css';
import { layers } from './layers.css';
import { media } from './media';

type LayerName = keyof typeof layers;
type Variants = Record<string, Record<string, ComplexStyleRule | string>>;
type RecipeOptions<V extends Variants> = Parameters<typeof recipe<V>>[0];

/** Puts one rule into a cascade layer: `style(inLayer('components', { … }))`. */
export function inLayer(name: LayerName, rule: StyleRule): StyleRule {
  return { '@layer': { [layers[name]]: rule } };
}

/** Class names are passed through: they have their layer already. */
function layered(name: LayerName, rule: ComplexStyleRule | string): ComplexStyleRule | string {
  if (typeof rule === 'string') return rule;
  if (Array.isArray(rule)) return rule.map((part) => (isRule(part) ? inLayer(name, part) : part));
  return inLayer(name, rule);
}

function isRule(part: ComplexStyleRule[keyof ComplexStyleRule] | unknown): part is StyleRule {
  return typeof part === 'object' && part !== null && !Array.isArray(part);
}

/** A `recipe()` whose every rule lives in one cascade layer. */
export function layeredRecipe<V extends Variants>(name: LayerName, options: RecipeOptions<V>): RuntimeFn<V> {
  const variants = options.variants;
  if (variants) {
    for (const group of Object.values<Record<string, ComplexStyleRule | string>>(variants)) {
      for (const [key, rule] of Object.entries(group)) group[key] = layered(name, rule);
    }
  }
  return recipe<V>({
    ...options,
    base: options.base === undefined ? undefined : layered(name, options.base),
    compoundVariants: options.compoundVariants?.map((one) => ({ ...one, style: layered(name, one.style) })),
  });
}

/** A component's recipe: `layeredRecipe` in the layer where components live. */
export function componentRecipe<V extends Variants>(options: RecipeOptions<V>): RuntimeFn<V> {
  return layeredRecipe('components', options);
}

/** The one focus ring. Put it under `'&[data-focus-visible]'`, or use `focusable`. An outline survives forced colours; a shadow would not. */
export const focusRing = {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '2px',
} satisfies StyleRule;

/** The ring drawn inside, where the element's neighbours or an `overflow: hidden` would cut it off. */
export const focusRingInset = { ...focusRing, outlineOffset: '-2px' } satisfies StyleRule;

/** Hidden from sight, read by screen readers. Not `display: none`, which hides from both. */
export const visuallyHidden = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  margin: -1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
} satisfies StyleRule;

/**
 * Figures of one width, for what stands in columns or counts. Not for running text: Inter then widens hyphens and commas too, and names like
 * Mei-Ling fall apart.
 */
export const tabular = { fontVariantNumeric: 'tabular-nums' } satisfies StyleRule;

/**
 * Text runs in the direction of its own first letter, at the side where the page begins: what is cut is its end, in whatever script
 * somebody wrote. In the page's direction an English name among Hebrew ones would lose its first letters, and a number its first digits.
 */
export const ownDirection = {
  unicodeBidi: 'plaintext',
  // Chromium knows it by its old name only.
  textAlign: ['-webkit-match-parent', 'match-parent'],
} satisfies StyleRule;

/** One line, cut with an ellipsis. The parent must let it shrink (`minInlineSize: 0`). */
export const truncate = {
  ...ownDirection,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minInlineSize: 0,
} satisfies StyleRule;

/** At most so many lines, then an ellipsis. */
export const clampLines = (lines: number) =>
  ({
    // At its own side too: at the other one browsers lose the ellipsis of the last line.
    unicodeBidi: 'plaintext',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  }) satisfies StyleRule;

/** Grows a target to 44 px under a finger. */
export const touchTarget = {
  '@media': { [media.coarse]: { minBlockSize: vars.size.touch, minInlineSize: vars.size.touch } },
} satisfies StyleRule;

/** The one elevation, for menus, dialogs, toasts and lists that float. Forced colours drop shadows, so there an edge takes over. */
export const floating = {
  backgroundColor: vars.color.surfaceRaised,
  color: vars.color.ink,
  borderRadius: vars.radius.md,
  boxShadow: vars.elevation.float,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
} satisfies StyleRule;
