import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import MockDate from 'mockdate';
import addonMsw from 'msw-storybook-addon';
import { withDocument, withFrame, withFreshCache, withStillRouter } from './decorators';
import { docsTheme } from './docs-theme';
import { storyNow, viewports } from './modes';
import { startNetwork } from './network';

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(startNetwork)],
  tags: ['autodocs'],
  decorators: [withFrame, withStillRouter, withFreshCache, withDocument],
  initialGlobals: { theme: 'light', direction: 'ltr' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
    direction: {
      description: 'Direction of the text',
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
        dynamicTitle: true,
      },
    },
  },
  beforeEach: () => {
    MockDate.set(storyNow);
    return () => MockDate.reset();
  },
  parameters: {
    // react-aria's announcer speaks by naming an element; when that is gone a moment later, an empty name is left off screen until it clears.
    a11y: {
      test: 'error',
      context: { exclude: ['[data-live-announcer]'] },
      // WCAG 2.2 asks for targets of 24 px; axe leaves that rule out unless told.
      config: { rules: [{ id: 'target-size', enabled: true }] },
    },
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { theme: docsTheme, codePanel: true },
    layout: 'padded',
    options: {
      storySort: { method: 'alphabetical', order: ['Theme', 'Components', 'Widgets'], includeNames: false },
    },
    viewport: { options: viewports },
  },
});
