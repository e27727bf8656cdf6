import { style } from '@vanilla-extract/css';
import { inLayer } from '../../../theme';

export const name = style(inLayer('widgets', { flex: 1, minInlineSize: 0 }));
