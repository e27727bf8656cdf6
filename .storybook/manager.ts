import { addons } from 'storybook/manager-api';
import { docsTheme } from './docs-theme';

addons.setConfig({
  theme: docsTheme,
  sidebar: { showRoots: true },
  // What a reviewer should not have to look for.
  selectedPanel: 'storybook/a11y/panel',
  layout: { showPanel: true, panelPosition: 'bottom' },
});
