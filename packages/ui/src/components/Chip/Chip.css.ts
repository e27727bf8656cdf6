import { byChannel } from '@concordia/domain';
import { style } from '@vanilla-extract/css';
import { CHANNEL_LOOKS } from '../../channels/registry';
import { componentRecipe, focusRing, inLayer, media, tabular, truncate, vars } from '../../theme';

const { color, space, font, radius, size, duration, easing } = vars;

/** Evaluated at build time, so that pages with channel marks do not ship the setup guides. */
export const channelIcons = byChannel((channel) => CHANNEL_LOOKS[channel].icon);

export const priority = componentRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xxs,
    flexShrink: 0,
    paddingInlineStart: space.xs,
    paddingInlineEnd: space.snug,
    borderRadius: radius.sm,
    fontSize: font.size.caption,
    lineHeight: '1.25rem',
    fontWeight: font.weight.semibold,
    whiteSpace: 'nowrap',
    ...tabular,
    '@media': { [media.forcedColors]: { outline: '1px solid CanvasText' } },
  },
  variants: {
    tier: {
      high: { backgroundColor: color.priority.high.soft, color: color.priority.high.ink },
      medium: { backgroundColor: color.priority.medium.soft, color: color.priority.medium.ink },
      /** Most messages: without a ground, so that the others stand out. */
      low: { color: color.inkMuted },
    },
  },
});

export const channel = componentRecipe({
  base: { display: 'inline-flex', alignItems: 'center', gap: space.snug, minInlineSize: 0, maxInlineSize: '100%' },
  variants: {
    tone: { ink: {}, muted: { color: color.inkMuted } },
    shows: { mark: { flexShrink: 0 }, name: {} },
  },
});

/** Only the icon is colored: as text the color would lack contrast, as background it would be too strong. */
export const channelHue = componentRecipe({
  base: { display: 'inline-flex', flexShrink: 0, '@media': { [media.forcedColors]: { color: 'inherit' } } },
  variants: {
    channel: byChannel((channel) => ({ color: color.channel[channel] })),
  },
});

export const name = style(inLayer('components', truncate));

export const filter = componentRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.snug,
    minBlockSize: size.control,
    maxInlineSize: '100%',
    paddingInline: space.md,
    border: `${vars.hairline} solid ${color.hairline}`,
    borderRadius: radius.full,
    backgroundColor: color.surfaceRaised,
    color: color.ink,
    fontSize: font.size.dense,
    lineHeight: font.line.tight,
    fontWeight: font.weight.medium,
    cursor: 'default',
    userSelect: 'none',
    transition: `background-color ${duration.quick} ${easing.standard}`,
    selectors: {
      '&[data-hovered]': { backgroundColor: color.surfaceHover },
      '&[data-pressed]': { backgroundColor: color.surfacePressed },
      '&[data-selected]': {
        backgroundColor: color.surfaceSelected,
        borderColor: color.accent,
        color: color.accentInk,
      },
      '&[data-disabled]': { color: color.inkDisabled },
      '&[data-focus-visible]': focusRing,
    },
    '@media': {
      [media.coarse]: { minBlockSize: size.touch },
      [media.forcedColors]: {
        borderColor: 'ButtonBorder',
        selectors: {
          '&[data-selected]': { backgroundColor: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        },
      },
    },
  },
});

export const count = style(
  inLayer('components', {
    color: color.inkMuted,
    fontWeight: font.weight.regular,
    ...tabular,
    '@media': { [media.forcedColors]: { color: 'inherit' } },
  }),
);
