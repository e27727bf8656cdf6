import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '../theme';

const { color, space, font, radius, hairline } = vars;

export const bar = style(inLayer('app', { inlineSize: '20rem', maxInlineSize: '100%' }));

export const grid = style(
  inLayer('app', {
    display: 'grid',
    gap: space.sm,
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(7.5rem, 100%), 1fr))',
  }),
);

export const tile = style(
  inLayer('app', {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    gap: space.sm,
    paddingBlock: space.md,
    paddingInline: space.xs,
    borderRadius: radius.md,
    border: `${hairline} solid ${color.hairline}`,
    backgroundColor: color.surfaceRaised,
    fontSize: font.size.caption,
    textAlign: 'center',
    overflowWrap: 'anywhere',
  }),
);

export const turns = style(inLayer('app', { color: color.inkMuted }));

export const sizes = style(inLayer('app', { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space.xl }));

export const size = style(inLayer('app', { display: 'grid', justifyItems: 'start', gap: space.sm }));
