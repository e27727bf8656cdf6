import { addons } from 'storybook/manager-api';
import { docsThemes } from './docs-theme';

addons.setConfig({
  theme: docsThemes.light,
  sidebar: { showRoots: true },
  // The accessibility panel opens by default.
  selectedPanel: 'storybook/a11y/panel',
  layout: { showPanel: true, panelPosition: 'bottom' },
});
