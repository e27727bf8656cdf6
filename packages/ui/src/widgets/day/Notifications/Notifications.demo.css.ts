import { style } from '@vanilla-extract/css';
import { inLayer } from '../../../theme';

export const header = style(inLayer('app', { display: 'flex', justifyContent: 'flex-end' }));
