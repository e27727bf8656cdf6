import { style } from '@vanilla-extract/css';
import { inLayer, media, vars } from '../../theme';

const { color, space, font, radius, hairline } = vars;

export const chord = style(
  inLayer('components', {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.xxs,
    verticalAlign: 'middle',
    fontFamily: 'inherit',
    maxInlineSize: '100%',
    // Contains the absolutely positioned hidden text, which would otherwise sit at the top of the page.
    position: 'relative',
  }),
);

export const key = style(
  inLayer('components', {
    display: 'inline-grid',
    placeItems: 'center',
    minInlineSize: '1.5rem',
    maxInlineSize: '100%',
    minBlockSize: '1.25rem',
    overflowWrap: 'anywhere',
    textAlign: 'center',
    paddingInline: space.xs,
    border: `${hairline} solid ${color.edge}`,
    borderBlockEndWidth: '2px',
    borderRadius: radius.sm,
    backgroundColor: color.surfaceRaised,
    color: color.ink,
    fontFamily: font.family.sans,
    fontSize: font.size.caption,
    lineHeight: font.line.tight,
    fontWeight: font.weight.medium,
    '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
  }),
);
