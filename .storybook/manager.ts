import { addons } from 'storybook/manager-api';
import { docsTheme } from './docs-theme';

addons.setConfig({
  theme: docsTheme,
  sidebar: { showRoots: true },
  // The accessibility panel opens by default.
  selectedPanel: 'storybook/a11y/panel',
  layout: { showPanel: true, panelPosition: 'bottom' },
});
