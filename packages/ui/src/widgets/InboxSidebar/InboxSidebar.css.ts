import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '../../theme';

const { space } = vars;
const inWidgets = (rule: Parameters<typeof inLayer>[1]) => style(inLayer('widgets', rule));

export const sidebar = inWidgets({ display: 'grid', gap: space.xl });

export const channels = inWidgets({ display: 'grid', gap: space.sm });
