import { style } from '@vanilla-extract/css';
import { focusRingInset, inLayer, media, vars } from '../../theme';

const { color, space, size, font, radius, hairline } = vars;

export const box = style(
  inLayer('components', {
    flexWrap: 'wrap',
    gap: space.xs,
    paddingBlock: space.xxs,
    paddingInline: space.xs,
    cursor: 'text',
  }),
);

/** Lays out tags and input on the same lines. */
export const group = style(inLayer('components', { display: 'contents' }));
export const row = style(inLayer('components', { display: 'contents' }));

export const input = style(
  inLayer('components', {
    flex: '1 1 6rem',
    minInlineSize: '3rem',
    paddingInline: space.xs,
    minBlockSize: size.controlSmall,
    '@media': { [media.coarse]: { minBlockSize: size.touch } },
  }),
);

export const tag = style(
  inLayer('components', {
    display: 'inline-flex',
    alignItems: 'center',
    minInlineSize: 0,
    maxInlineSize: '100%',
    minBlockSize: size.controlSmall,
    paddingInlineStart: space.sm,
    borderRadius: radius.sm,
    border: `${hairline} solid ${color.hairline}`,
    backgroundColor: color.surfaceSunken,
    fontSize: font.size.dense,
    lineHeight: font.line.tight,
    cursor: 'default',
    outline: 'none',
    selectors: {
      // Tags without a remove button need equal padding at their end.
      '&:not([data-allows-removing])': { paddingInlineEnd: space.sm },
      '&[data-focused]': { borderColor: color.focus, backgroundColor: color.surfaceSelected },
      '&[data-focus-visible]': focusRingInset,
      '[data-disabled] &': { color: color.inkDisabled },
    },
    '@media': {
      [media.coarse]: { minBlockSize: size.touch },
      [media.forcedColors]: { selectors: { '&[data-focused]': { outline: '2px solid Highlight' } } },
    },
  }),
);

export const words = style(
  inLayer('components', { minInlineSize: 0, overflowWrap: 'anywhere', paddingBlock: space.xxs }),
);

export const remove = style(
  inLayer('components', {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: size.controlSmall,
    alignSelf: 'stretch',
    minBlockSize: '1.5rem',
    borderRadius: radius.sm,
    color: color.inkMuted,
    cursor: 'default',
    selectors: {
      '&[data-hovered]': { backgroundColor: color.surfacePressed, color: color.ink },
      '&[data-focus-visible]': focusRingInset,
    },
    '@media': { [media.coarse]: { inlineSize: size.touch, minBlockSize: size.touch } },
  }),
);
