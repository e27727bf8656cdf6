import { globalStyle, style } from '@vanilla-extract/css';
import { toTouch } from '../../../components/Ticker/Ticker.css';
import { inLayer, media, vars } from '../../../theme';

export const headline = style({});

/** A target of 24 px, and of 44 px to a finger, though the line is lower. */
globalStyle(
  `${headline} > a`,
  inLayer('widgets', { paddingBlock: vars.space.xs, '@media': { [media.coarse]: { paddingBlock: toTouch } } }),
);

/** Beside the headline, on the same line. */
export const source = style(inLayer('widgets', { marginInlineStart: vars.space.sm }));
