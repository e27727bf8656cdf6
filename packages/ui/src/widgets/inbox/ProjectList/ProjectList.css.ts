import { style } from '@vanilla-extract/css';
import { inLayer, media, vars } from '../../../theme';
import * as rows from '../sidebarRows.css';

const { color, space, font, size } = vars;
const inWidgets = (rule: Parameters<typeof inLayer>[1]) => style(inLayer('widgets', rule));

/** Rows extend into the sidebar's margin, so that their text aligns with the headings. */
export const list = inWidgets({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xxs,
  marginBlock: 0,
  marginInlineStart: `calc(-1 * ${space.sm})`,
  marginInlineEnd: 0,
  padding: 0,
  listStyle: 'none',
});

export const row = inWidgets({ display: 'flex', alignItems: 'center', gap: space.xxs });

export const filter = style([
  rows.filter,
  inLayer('widgets', {
    flex: 1,
    minInlineSize: 0,
    minBlockSize: size.control,
    '@media': { [media.coarse]: { minBlockSize: size.touch } },
  }),
]);

export const mark = inWidgets({ display: 'inline-flex', flexShrink: 0, color: color.inkMuted });

/** Bold for projects with unread messages, as for messages. */
export const name = inWidgets({
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: { '&[data-unread]': { fontWeight: font.weight.medium } },
});

export const { count } = rows;

export const more = inWidgets({ flexShrink: 0 });
