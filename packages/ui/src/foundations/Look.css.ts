import { style } from '@vanilla-extract/css';
import { inLayer, standing, text, vars } from '../theme';

const { space, color } = vars;

export const stage = style(
  inLayer('app', {
    padding: space.lg,
    borderRadius: vars.radius.lg,
    border: `${vars.hairline} solid ${color.hairline}`,
    backgroundColor: color.surface,
    color: color.ink,
  }),
);

/** A screen in small: what a page, a list and a card have of the language. */
export const screen = style(inLayer('app', { display: 'grid', gap: space.md }));

export const list = style(
  inLayer('app', {
    display: 'grid',
    gap: space.sm,
    padding: space.sm,
    borderRadius: vars.radius.lg,
    backgroundColor: color.surfaceSunken,
  }),
);

export const card = style([
  text({ style: 'dense' }),
  inLayer('app', { ...standing, display: 'grid', gap: space.xs, padding: vars.density.inset }),
]);

export const rule = style(
  inLayer('app', { blockSize: vars.hairline, backgroundColor: color.hairline, border: 0, inlineSize: '100%' }),
);

export const pair = style(
  inLayer('app', {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
    alignItems: 'start',
    gap: space.lg,
  }),
);
