import { style } from '@vanilla-extract/css';
import { inLayer, truncate, vars } from '../../../theme';

const { space } = vars;

export const name = style(inLayer('widgets', { flex: 1, minInlineSize: 0 }));

export const column = style(inLayer('widgets', { ...truncate, flex: 1, minInlineSize: 0 }));

export const columns = style(
  inLayer('widgets', { display: 'grid', gap: space.xs, margin: 0, padding: 0, listStyle: 'none' }),
);

export const line = style(inLayer('widgets', { display: 'flex', alignItems: 'center', gap: space.sm }));
