import { createVar, style } from '@vanilla-extract/css';
import { inLayer, media } from '../../../theme';

export const high = createVar();
export const narrowHigh = createVar();

export const room = style(
  inLayer('widgets', { blockSize: narrowHigh, '@media': { [media.medium]: { blockSize: high } } }),
);
