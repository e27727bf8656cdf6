import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '../../../theme';

const { space } = vars;
const inWidgets = (rule: Parameters<typeof inLayer>[1]) => style(inLayer('widgets', rule));

export const stages = inWidgets({ display: 'grid', gap: space.sm, margin: 0, padding: 0, listStyle: 'none' });

export const stage = inWidgets({ display: 'flex', alignItems: 'start', gap: space.xs });

export const name = inWidgets({ flex: '1 1 auto', minInlineSize: 0 });
