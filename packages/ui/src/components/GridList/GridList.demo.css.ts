import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '../../theme';

export const campaign = style(
  inLayer('app', { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.sm, minInlineSize: 0 }),
);

export const words = style(inLayer('app', { flex: '1 1 10rem', minInlineSize: 0, overflowWrap: 'anywhere' }));

export const note = style(inLayer('app', { color: vars.color.inkMuted, fontSize: vars.font.size.caption }));

export const tall = style(inLayer('app', { blockSize: '24rem' }));
