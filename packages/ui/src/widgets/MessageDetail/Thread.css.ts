import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '../../theme';

const { space } = vars;
const inWidgets = (rule: Parameters<typeof inLayer>[1]) => style(inLayer('widgets', rule));

export const thread = inWidgets({ display: 'grid', gap: space.xs, minInlineSize: 0 });

export const more = inWidgets({ display: 'flex', justifyContent: 'center', paddingBlock: space.sm });

export const bones = inWidgets({ display: 'grid', gap: space.sm, paddingBlock: space.md });
