import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '../../../theme';

/** Beside the headline, on the same line. */
export const source = style(inLayer('widgets', { marginInlineStart: vars.space.sm }));
