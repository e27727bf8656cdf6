import { vars } from '../../theme';

const { color } = vars;

/** Names of the theme's colors. Here, so that the page carries these few instead of all tokens. */
export const themed = {
  clusters: Object.values(color.series),
  other: color.outline,
  edge: color.edge,
  faded: { node: color.edge, edge: color.hairline },
  accent: color.accent,
  ink: color.ink,
  ground: color.surfaceRaised,
};
