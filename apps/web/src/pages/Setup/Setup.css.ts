import { inLayer, media, vars } from '@concordia/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const layout = style(
  inLayer('app', {
    display: 'grid',
    alignItems: 'start',
    gap: space.xxxl,
    '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 24rem)' } },
  }),
);

export const main = style(inLayer('app', { minInlineSize: 0 }));

export const side = style(inLayer('app', { display: 'grid', gap: space.xxxl, minInlineSize: 0 }));
