import { create } from 'storybook/theming/create';
import { palettes } from '../packages/ui/src/theme/palette';

const { light } = palettes;

/** Product colors for Storybook's own UI. Concrete values: its manager is a separate document without our theme variables. */
export const docsTheme = create({
  base: 'light',
  brandTitle: 'Concordia: components and screens',
  brandUrl: './',
  brandTarget: '_self',
  fontBase: '"Inter Variable", system-ui, sans-serif',
  fontCode: 'ui-monospace, "SFMono-Regular", Menlo, monospace',
  colorPrimary: light.accent,
  colorSecondary: light.accent,
  appBg: light.surfaceSunken,
  appContentBg: light.surfaceRaised,
  appPreviewBg: light.surface,
  appBorderColor: light.hairline,
  appBorderRadius: 6,
  textColor: light.ink,
  textInverseColor: light.onAccent,
  textMutedColor: light.inkMuted,
  barTextColor: light.inkMuted,
  barHoverColor: light.accent,
  barSelectedColor: light.accent,
  barBg: light.surface,
  inputBg: light.surfaceRaised,
  inputBorder: light.outline,
  inputTextColor: light.ink,
  inputBorderRadius: 5,
});
