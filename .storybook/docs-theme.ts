import { create } from 'storybook/theming/create';
import { palettes, type ThemeName } from '../packages/ui/src/theme/palette';

/** Product colors for Storybook's own UI. Concrete values: its manager is a separate document without our theme variables. */
function themeOf(name: ThemeName) {
  const colors = palettes[name];
  return create({
    base: name,
    brandTitle: 'Concordia: components and screens',
    brandUrl: './',
    brandTarget: '_self',
    fontBase: '"Inter Variable", system-ui, sans-serif',
    fontCode: 'ui-monospace, "SFMono-Regular", Menlo, monospace',
    colorPrimary: colors.accent,
    colorSecondary: colors.accent,
    appBg: colors.surfaceSunken,
    appContentBg: colors.surfaceRaised,
    appPreviewBg: colors.surface,
    appBorderColor: colors.hairline,
    appBorderRadius: 6,
    textColor: colors.ink,
    textInverseColor: colors.onAccent,
    textMutedColor: colors.inkMuted,
    barTextColor: colors.inkMuted,
    barHoverColor: colors.accent,
    barSelectedColor: colors.accent,
    barBg: colors.surface,
    inputBg: colors.surfaceRaised,
    inputBorder: colors.outline,
    inputTextColor: colors.ink,
    inputBorderRadius: 5,
  });
}

/** Of the pages around the stories. The manager stays light. */
export const docsThemes = { light: themeOf('light'), dark: themeOf('dark') } as const;
