import { style } from '@vanilla-extract/css';
import { inLayer, truncate, vars } from '../../../theme';

const { color, space, font } = vars;

export const contact = style(
  inLayer('widgets', {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xs,
    maxInlineSize: '100%',
    ...truncate,
    selectors: { '&[data-unread]': { fontWeight: font.weight.semibold } },
  }),
);

export const muted = style(inLayer('widgets', { color: color.inkMuted }));

export const channels = style(inLayer('widgets', { display: 'inline-flex', alignItems: 'center', gap: space.xs }));

export const priority = style(inLayer('widgets', { display: 'inline-flex', alignItems: 'center', gap: space.xs }));

export const scope = style(inLayer('widgets', { inlineSize: '11rem', flexShrink: 0 }));

export const found = style(inLayer('widgets', { color: color.inkMuted, fontSize: font.size.dense }));
