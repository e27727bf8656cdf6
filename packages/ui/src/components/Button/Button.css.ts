import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import type { RecipeVariants } from '@vanilla-extract/recipes';
import { componentRecipe, focusRing, inLayer, layers, media, vars } from '../../theme';

const { color, space, size, font, radius, duration, easing } = vars;

export const button = componentRecipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.snug,
    maxInlineSize: '100%',
    minInlineSize: 0,
    flexShrink: 0,
    borderRadius: radius.md,
    border: `${vars.hairline} solid transparent`,
    fontWeight: font.weight.medium,
    lineHeight: font.line.tight,
    textAlign: 'center',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    cursor: 'default',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    transition: `background-color ${duration.quick} ${easing.standard}, border-color ${duration.quick} ${easing.standard}`,
    selectors: {
      '&[data-focus-visible]': focusRing,
      '&[data-disabled]': { color: color.inkDisabled },
    },
    '@media': {
      [media.coarse]: { minBlockSize: size.touch, minInlineSize: size.touch },
      [media.forcedColors]: {
        borderColor: 'ButtonBorder',
        selectors: { '&[data-disabled]': { color: 'GrayText', borderColor: 'GrayText' } },
      },
    },
  },
  variants: {
    tone: {
      primary: {
        backgroundColor: color.accent,
        color: color.onAccent,
        selectors: {
          '&[data-hovered]': { backgroundColor: color.accentHover },
          '&[data-pressed]': { backgroundColor: color.accentPressed },
          '&[data-disabled]': { backgroundColor: color.surfacePressed },
        },
      },
      secondary: {
        backgroundColor: color.surfaceRaised,
        borderColor: color.edge,
        color: color.ink,
        selectors: {
          '&[data-hovered]': { backgroundColor: color.surfaceHover },
          '&[data-pressed]': { backgroundColor: color.surfacePressed },
          '&[data-disabled]': { borderColor: color.hairline, backgroundColor: 'transparent' },
        },
      },
      quiet: {
        color: color.ink,
        selectors: {
          '&[data-hovered]': { backgroundColor: color.surfaceHover },
          '&[data-pressed], &[aria-expanded="true"]': { backgroundColor: color.surfacePressed },
        },
      },
      danger: {
        backgroundColor: color.danger,
        color: color.onDanger,
        selectors: {
          '&[data-hovered]': { backgroundColor: color.dangerHover },
          '&[data-pressed]': { backgroundColor: color.dangerPressed },
          '&[data-disabled]': { backgroundColor: color.surfacePressed },
        },
      },
    },
    size: {
      small: {
        minBlockSize: size.controlSmall,
        paddingBlock: space.xs,
        paddingInline: space.sm,
        fontSize: font.size.dense,
        borderRadius: radius.sm,
      },
      medium: {
        minBlockSize: size.control,
        paddingBlock: space.snug,
        paddingInline: space.md,
        fontSize: font.size.body,
      },
      large: {
        minBlockSize: size.controlLarge,
        paddingBlock: space.sm,
        paddingInline: space.lg,
        fontSize: font.size.body,
      },
    },
    shape: {
      text: {},
      icon: { paddingInline: space.none, '@media': { [media.coarse]: { minInlineSize: size.touch } } },
    },
    fill: { true: { inlineSize: '100%' } },
  },
  compoundVariants: [
    { variants: { shape: 'icon', size: 'small' }, style: { inlineSize: size.controlSmall } },
    { variants: { shape: 'icon', size: 'medium' }, style: { inlineSize: size.control } },
    { variants: { shape: 'icon', size: 'large' }, style: { inlineSize: size.controlLarge } },
    {
      variants: { shape: 'icon', tone: 'quiet' },
      style: { color: color.inkMuted, selectors: { '&[data-hovered]': { color: color.ink } } },
    },
  ],
  defaultVariants: { tone: 'secondary', size: 'medium', shape: 'text', fill: false },
});

export type ButtonVariants = NonNullable<RecipeVariants<typeof button>>;

const appear = keyframes({ from: { opacity: 0 } });
const vanish = keyframes({ to: { opacity: 0 } });
const turn = keyframes({ to: { rotate: '1turn' } });

/** Work that ends within a second shows no spinner: a brief flash makes it feel slower. */
const patience = '1s';

export const content = style(inLayer('components', { display: 'contents' }));

/** Trimmed to cap height and baseline, so that text and icons share a center line. */
export const label = style(inLayer('components', { minInlineSize: 0, textBox: 'trim-both cap alphabetic' }));

globalStyle(`[data-pending] > ${content} > *`, {
  '@layer': { [layers.components]: { animation: `${vanish} ${duration.calm} ${patience} both` } },
});

export const pending = style(
  inLayer('components', {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    animation: `${appear} ${duration.calm} ${patience} both`,
  }),
);

export const spinner = style(
  inLayer('components', {
    inlineSize: size.iconSmall,
    blockSize: size.iconSmall,
    borderRadius: radius.full,
    border: '2px solid currentColor',
    borderBlockStartColor: 'transparent',
    animation: `${turn} 900ms linear infinite`,
    '@media': { [media.forcedColors]: { borderBlockStartColor: 'ButtonFace' } },
  }),
);
