import { style } from '@vanilla-extract/css';
import { componentRecipe, focusRing, focusRingInset, inLayer, media, vars } from '../../theme';
import { forcedSelection } from '../Table/forcedSelection';

const { color, space, size, font, radius } = vars;

export const list = componentRecipe({
  base: {
    minInlineSize: 0,
    border: `${vars.hairline} solid ${color.hairline}`,
    borderRadius: radius.lg,
    backgroundColor: color.surfaceRaised,
    outline: 'none',
    selectors: {
      '&[data-focus-visible]': focusRing,
      '&[data-drop-target]': { backgroundColor: color.accentSoft },
    },
  },
  variants: {
    height: {
      content: { overflow: 'hidden' },
      container: { blockSize: '100%', overflow: 'auto', overscrollBehavior: 'contain' },
    },
  },
  defaultVariants: { height: 'content' },
});

export const row = style(
  inLayer('components', {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space.sm,
    minBlockSize: size.controlLarge,
    paddingBlock: space.snug,
    paddingInline: space.md,
    borderBlockEnd: `${vars.hairline} solid ${color.hairline}`,
    backgroundColor: color.surfaceRaised,
    fontSize: font.size.dense,
    lineHeight: font.line.dense,
    cursor: 'default',
    outline: 'none',
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      '&:last-child': { borderBlockEndColor: 'transparent' },
      '&[data-hovered]': { backgroundColor: color.surfaceHover },
      '&[data-pressed]': { backgroundColor: color.surfacePressed },
      '&[data-selected]': { backgroundColor: color.surfaceSelected },
      '&[data-disabled]': { color: color.inkDisabled },
      '&[data-dragging]': { opacity: 0.5 },
      '&[data-focus-visible]': focusRingInset,
    },
    '@media': {
      [media.coarse]: { minBlockSize: size.touch },
      [media.forcedColors]: {
        selectors: {
          '&[data-selected]::before': forcedSelection,
          '&[data-disabled]': { color: 'GrayText' },
        },
      },
    },
  }),
);

export const content = style(inLayer('components', { flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }));

/** Drag handle of a row: by pointer, or by Enter and arrow keys. */
export const handle = style(
  inLayer('components', {
    display: 'grid',
    placeItems: 'center',
    inlineSize: size.controlSmall,
    blockSize: size.control,
    flexShrink: 0,
    borderRadius: radius.sm,
    color: color.inkMuted,
    cursor: 'grab',
    selectors: { '&[data-focus-visible]': focusRing, '&[data-disabled]': { color: color.inkDisabled } },
    '@media': { [media.coarse]: { inlineSize: size.touch, blockSize: size.touch } },
  }),
);

export const gap = style(
  inLayer('components', {
    selectors: {
      '&[data-drop-target]': { outline: `1px solid ${color.focus}`, position: 'relative', zIndex: 1 },
    },
  }),
);
