import { create } from 'storybook/theming/create';

/** The workshop around the stories in the product's own voice: warm paper, ink, one accent. Concrete values, since Storybook's
 * manager is another document than the one that our theme's variables live in. */
export const docsTheme = create({
  base: 'light',
  brandTitle: 'Concordia: components and screens',
  brandUrl: './',
  brandTarget: '_self',
  fontBase: '"Inter Variable", system-ui, sans-serif',
  fontCode: 'ui-monospace, "SFMono-Regular", Menlo, monospace',
  appBorderRadius: 6,
  inputBorderRadius: 5,
});
