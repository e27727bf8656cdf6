import { style } from '@vanilla-extract/css';
import { inLayer, media, vars } from '../../../theme';
import * as rows from '../sidebarRows.css';

const { space, size } = vars;
const inWidgets = (rule: Parameters<typeof inLayer>[1]) => style(inLayer('widgets', rule));

/** Rows extend into the sidebar's margin, so that their text aligns with the headings. */
export const list = inWidgets({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xxs,
  margin: 0,
  marginInline: `calc(-1 * ${space.sm})`,
  padding: 0,
  listStyle: 'none',
});

/** A channel; its accounts unfold beside and below it, if it has several. */
export const row = inWidgets({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
});

/** Accounts align with the name of their channel. */
export const accounts = inWidgets({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xxs,
  margin: 0,
  padding: 0,
  paddingInlineStart: space.lg,
  listStyle: 'none',
});

export const filter = style([
  rows.filter,
  inLayer('widgets', {
    inlineSize: '100%',
    minBlockSize: vars.density.filter,
    '@media': { [media.coarse]: { minBlockSize: size.touch } },
  }),
]);

/** Long translations wrap to a second line; the count stays visible. */
export const name = inWidgets({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const { count } = rows;
