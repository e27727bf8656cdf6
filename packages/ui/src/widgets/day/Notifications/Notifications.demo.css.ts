import { style } from '@vanilla-extract/css';
import { inLayer } from '../../../theme';

/** Where the bell stands in the app: at the end of a line. */
export const header = style(inLayer('app', { display: 'flex', justifyContent: 'flex-end' }));
