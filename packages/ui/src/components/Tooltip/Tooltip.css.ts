import { style } from '@vanilla-extract/css';
import { inLayer, media, vars } from '../../theme';

export const tooltip = style(
  inLayer('components', {
    maxInlineSize: '20rem',
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.sm,
    borderRadius: vars.radius.sm,
    backgroundColor: vars.color.surfaceInverse,
    color: vars.color.onInverse,
    fontSize: vars.font.size.caption,
    lineHeight: vars.font.line.dense,
    overflowWrap: 'anywhere',
    outline: 'none',
    transition: `opacity ${vars.duration.quick} ${vars.easing.out}`,
    selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
