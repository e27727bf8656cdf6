import { style } from '@vanilla-extract/css';
import { inLayer } from '../../theme';

export const heading = style(inLayer('components', { overflowWrap: 'anywhere' }));
