import { style } from '@vanilla-extract/css';
import { inLayer, visuallyHidden } from '../../theme';

export const hidden = style(inLayer('components', visuallyHidden));
