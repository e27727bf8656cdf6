import { style } from '@vanilla-extract/css';
import { inLayer, media, vars } from '../../theme';
import { spinner as turning } from '../Button/Button.css';

const { color, space, size, font, radius, duration, easing, hairline } = vars;

/** Slightly above the middle: the list grows downwards while the search box stays in place. */
export const scrim = style(
  inLayer('components', {
    position: 'fixed',
    inset: 0,
    zIndex: vars.z.overlay,
    display: 'grid',
    justifyItems: 'center',
    alignItems: 'start',
    padding: `min(12vh, ${space.huge}) ${space.lg} ${space.lg}`,
    backgroundColor: color.scrim,
    transition: `opacity ${duration.quick} ${easing.out}`,
    selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
    '@media': { [media.narrow]: { padding: 0, alignItems: 'stretch', justifyItems: 'stretch' } },
  }),
);

export const modal = style(
  inLayer('components', {
    display: 'flex',
    inlineSize: '100%',
    maxInlineSize: '38rem',
    minBlockSize: 0,
    maxBlockSize: '100%',
    overflow: 'hidden',
    borderRadius: radius.lg,
    backgroundColor: color.surfaceRaised,
    color: color.ink,
    boxShadow: vars.elevation.float,
    transition: `translate ${duration.calm} ${easing.out}`,
    selectors: { '[data-entering] > &': { translate: `0 calc(-1 * ${space.sm})` } },
    '@media': {
      [media.narrow]: {
        maxInlineSize: 'none',
        borderRadius: 0,
        paddingBlock: 'env(safe-area-inset-top, 0px) env(safe-area-inset-bottom, 0px)',
      },
      [media.forcedColors]: { border: '1px solid CanvasText' },
    },
  }),
);

export const dialog = style(
  inLayer('components', {
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    minInlineSize: 0,
    minBlockSize: 0,
    outline: 'none',
  }),
);

export const header = style(
  inLayer('components', {
    display: 'flex',
    alignItems: 'center',
    flexShrink: 0,
    gap: space.sm,
    minInlineSize: 0,
    paddingInline: `${space.lg} ${space.sm}`,
    borderBlockEnd: `${hairline} solid ${color.hairline}`,
    '@media': { [media.narrow]: { flexWrap: 'wrap', paddingInlineStart: space.md } },
  }),
);

export const glass = style(inLayer('components', { display: 'inline-flex', color: color.inkMuted }));

export const input = style(
  inLayer('components', {
    flex: 1,
    minInlineSize: '7rem',
    minBlockSize: '3.25rem',
    border: 0,
    background: 'none',
    fontSize: font.size.reading,
    textOverflow: 'ellipsis',
    // The palette is its own frame, and its search box always has focus, so a ring adds nothing.
    outline: 'none',
    '@media': { [media.forcedColors]: { selectors: { '&:focus-visible': { outline: 'none' } } } },
  }),
);

/** For touch screens, which have no Escape. */
export const close = style(
  inLayer('components', {
    display: 'none',
    '@media': { [media.narrow]: { display: 'inline-flex' }, [media.coarse]: { display: 'inline-flex' } },
  }),
);

export const results = style(
  inLayer('components', {
    flex: 1,
    minBlockSize: 0,
    maxBlockSize: '26rem',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: space.sm,
    '@media': { [media.narrow]: { maxBlockSize: 'none' } },
  }),
);

export const list = style(inLayer('components', { display: 'grid', gap: space.sm }));

export const heading = style(
  inLayer('components', {
    padding: `${space.xs} ${space.sm}`,
    fontSize: font.size.caption,
    lineHeight: font.line.dense,
    fontWeight: font.weight.medium,
    color: color.inkMuted,
    overflowWrap: 'anywhere',
  }),
);

export const row = style(
  inLayer('components', {
    display: 'flex',
    alignItems: 'center',
    gap: space.md,
    minBlockSize: size.controlLarge,
    paddingBlock: space.snug,
    paddingInline: space.sm,
    borderRadius: radius.md,
    fontSize: font.size.body,
    lineHeight: font.line.dense,
    cursor: 'default',
    scrollMarginBlock: space.xl,
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      '&[aria-selected="true"]': { backgroundColor: color.surfaceSelected },
      '&[data-pressed]': { backgroundColor: color.surfacePressed },
    },
    '@media': {
      [media.coarse]: { minBlockSize: size.touch },
      [media.forcedColors]: {
        selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  }),
);

export const drawing = style(inLayer('components', { display: 'inline-flex', flexShrink: 0, color: color.inkMuted }));

export const words = style(inLayer('components', { flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }));

export const description = style(
  inLayer('components', {
    display: 'block',
    fontSize: font.size.caption,
    lineHeight: font.line.dense,
    color: color.inkMuted,
  }),
);

export const mark = style(
  inLayer('components', { background: 'none', color: color.accentInk, fontWeight: font.weight.semibold }),
);

export const keys = style(
  inLayer('components', {
    display: 'inline-flex',
    gap: space.xs,
    flexShrink: 0,
    '@media': { [media.coarse]: { display: 'none' } },
  }),
);

export const note = style(
  inLayer('components', {
    display: 'flex',
    alignItems: 'center',
    gap: space.sm,
    padding: space.sm,
    color: color.inkMuted,
    fontSize: font.size.body,
    overflowWrap: 'anywhere',
  }),
);

export const spinner = style([turning, inLayer('components', { flexShrink: 0 })]);
