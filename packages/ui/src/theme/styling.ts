import type { ComplexStyleRule, StyleRule } from '@vanilla-extract/css';
import { type RuntimeFn, recipe } from '@vanilla-extract/recipes';
import { vars } from './contract.css';
import { layers } from './layers.css';
import { media } from './media';

type LayerName = keyof typeof layers;
type Variants = Record<string, Record<string, ComplexStyleRule | string>>;
type RecipeOptions<V extends Variants> = Parameters<typeof recipe<V>>[0];

/** Puts a rule into a cascade layer: `style(inLayer('components', { … }))`. */
export function inLayer(name: LayerName, rule: StyleRule): StyleRule {
  return { '@layer': { [layers[name]]: rule } };
}

/** Class names pass through: they already have a layer. */
function layered(name: LayerName, rule: ComplexStyleRule | string): ComplexStyleRule | string {
  if (typeof rule === 'string') return rule;
  if (Array.isArray(rule)) return rule.map((part) => (isRule(part) ? inLayer(name, part) : part));
  return inLayer(name, rule);
}

function isRule(part: ComplexStyleRule[keyof ComplexStyleRule] | unknown): part is StyleRule {
  return typeof part === 'object' && part !== null && !Array.isArray(part);
}

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

export function componentRecipe<V extends Variants>(options: RecipeOptions<V>): RuntimeFn<V> {
  return layeredRecipe('components', options);
}

/** The focus ring. Use it under `'&[data-focus-visible]'`, or use `focusable`. An outline survives forced colors; a shadow would not. */
export const focusRing = {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '2px',
} satisfies StyleRule;

/** The ring inside the element, where neighbors or `overflow: hidden` would clip it. */
export const focusRingInset = { ...focusRing, outlineOffset: '-2px' } satisfies StyleRule;

/** Hidden visually, read by screen readers. Unlike `display: none`, which hides from both. */
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

/** Figures of equal width, for columns and counters. Not for running text: Inter then widens hyphens and commas too, as in Mei-Ling. */
export const tabular = { fontVariantNumeric: 'tabular-nums' } satisfies StyleRule;

/**
 * Text direction follows the text's first letter; alignment follows the page. So truncation always cuts the end of the text.
 * In the page's direction an English name among Hebrew ones would lose its first letters, and a number its first digits.
 */
export const ownDirection = {
  unicodeBidi: 'plaintext',
  // Chromium supports only the prefixed name.
  textAlign: ['-webkit-match-parent', 'match-parent'],
} satisfies StyleRule;

/** One line, truncated with an ellipsis. The parent must allow shrinking (`minInlineSize: 0`). */
export const truncate = {
  ...ownDirection,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minInlineSize: 0,
} satisfies StyleRule;

/** @param lines or the token of a density */
export const clampLines = (lines: number | string) =>
  ({
    // Aligned to its own start: otherwise browsers drop the ellipsis of the last line.
    unicodeBidi: 'plaintext',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  }) satisfies StyleRule;

/** Grows a target to 44 px on touch. */
export const touchTarget = {
  '@media': { [media.coarse]: { minBlockSize: vars.size.touch, minInlineSize: vars.size.touch } },
} satisfies StyleRule;

/** What stands on the page: cards and panels. A surface step and a faint shadow set them apart; forced colors draw the edge. */
export const standing = {
  backgroundColor: vars.color.surfaceRaised,
  border: `${vars.hairline} solid transparent`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.elevation.rest,
} satisfies StyleRule;

/** The card is under the pointer and can be pressed. */
export const lifted = { boxShadow: vars.elevation.raised } satisfies StyleRule;

/** What floats: menus, dialogs, toasts and lists of options. Forced colors drop shadows, so an edge replaces it. */
export const floating = {
  backgroundColor: vars.color.surfaceRaised,
  color: vars.color.ink,
  borderRadius: vars.radius.md,
  boxShadow: vars.elevation.float,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
} satisfies StyleRule;
