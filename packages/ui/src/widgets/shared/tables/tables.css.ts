import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing, inLayer, layers, media, truncate, vars } from '../../../theme';

const { color, space, radius, size, duration } = vars;

export const chooser = style(inLayer('widgets', { display: 'grid', gap: space.sm }));

export const columns = style(
  inLayer('widgets', { display: 'grid', gap: space.xxs, margin: 0, padding: 0, listStyle: 'none' }),
);

export const column = style(
  inLayer('widgets', { display: 'flex', alignItems: 'center', gap: space.xs, minBlockSize: size.control }),
);

export const columnName = style(inLayer('widgets', { flex: 1, minInlineSize: '9rem' }));

/** The button of a cell lies over its end, so that the text keeps its place. */
export const editable = style(inLayer('widgets', { display: 'block', ...truncate }));

export const pencil = style(
  inLayer('widgets', {
    position: 'absolute',
    insetInlineEnd: space.xs,
    insetBlockStart: '50%',
    translate: '0 -50%',
    display: 'grid',
    placeItems: 'center',
    inlineSize: size.controlSmall,
    blockSize: size.controlSmall,
    padding: 0,
    border: `${vars.hairline} solid ${color.hairline}`,
    borderRadius: radius.md,
    backgroundColor: color.surfaceRaised,
    color: color.inkMuted,
    cursor: 'pointer',
    opacity: 0,
    transition: `opacity ${duration.quick}`,
    selectors: {
      '&[data-hovered]': { color: color.ink },
      '&[data-focus-visible]': { opacity: 1, ...focusRing },
    },
    '@media': {
      [media.coarse]: { inlineSize: size.touch, blockSize: size.touch, opacity: 1, borderColor: 'transparent' },
    },
  }),
);

globalStyle(`:is([role=gridcell], [role=rowheader]):hover ${pencil}`, {
  '@layer': { [layers.widgets]: { '@media': { [media.hover]: { opacity: 1 } } } },
});

export const editor = style(
  inLayer('widgets', {
    maxInlineSize: 'min(24rem, calc(100vw - 1rem))',
    borderRadius: radius.md,
    backgroundColor: color.surfaceRaised,
    color: color.ink,
    boxShadow: vars.elevation.float,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

export const editorDialog = style(inLayer('widgets', { padding: space.xs, outline: 'none' }));

/** Views in one line, which scrolls where they do not fit. */
export const views = style(
  inLayer('widgets', {
    display: 'flex',
    alignItems: 'center',
    gap: space.xs,
    minInlineSize: 0,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    // Room for focus rings.
    padding: space.xxs,
    margin: `calc(-1 * ${space.xxs})`,
  }),
);

export const view = style(inLayer('widgets', { flexShrink: 0, maxInlineSize: '16rem' }));

export const name = style(inLayer('widgets', { flex: 1, minInlineSize: 0 }));
