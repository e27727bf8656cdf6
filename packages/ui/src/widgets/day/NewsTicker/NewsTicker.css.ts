import { globalStyle, style } from '@vanilla-extract/css';
import { inLayer, vars } from '../../../theme';

export const headline = style({});

/** A target of 24 px, though the line is lower. */
globalStyle(`${headline} > a`, inLayer('widgets', { paddingBlock: vars.space.xs }));

/** Beside the headline, on the same line. */
export const source = style(inLayer('widgets', { marginInlineStart: vars.space.sm }));
