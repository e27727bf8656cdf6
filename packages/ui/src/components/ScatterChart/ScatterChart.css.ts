import { style } from '@vanilla-extract/css';
import { clampLines, inLayer, media, vars } from '../../theme';

/** Over the class of the hue. */
export const ground = style(
  inLayer('components', {
    fillOpacity: 0.1,
    stroke: 'none',
    '@media': { [media.forcedColors]: { fill: 'none', stroke: 'GrayText' } },
  }),
);

export const dots = style(inLayer('components', { fillOpacity: 0.85, strokeWidth: 1 }));

const label = {
  ...clampLines(1),
  position: 'absolute',
  insetInline: 0,
  fontSize: vars.font.size.caption,
  lineHeight: vars.font.line.tight,
  pointerEvents: 'none',
} as const;

export const name = style(
  inLayer('components', {
    ...clampLines(1),
    position: 'absolute',
    fontSize: vars.font.size.caption,
    lineHeight: vars.font.line.tight,
    color: vars.color.ink,
    backgroundColor: vars.color.surfaceRaised,
    borderRadius: vars.radius.xs,
    paddingInline: vars.space.xxs,
    pointerEvents: 'none',
  }),
);

export const above = style(inLayer('components', { ...label, insetBlockStart: 0, textAlign: 'start' }));

export const below = style(inLayer('components', { ...label, insetBlockEnd: 0, textAlign: 'end' }));
