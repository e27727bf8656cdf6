import { keepReplies, openForPlay } from '@concordia/fixtures/network';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import MockDate from 'mockdate';
import addonMsw from 'msw-storybook-addon';
import { inPanel, inTests, keepContext } from './audit';
import { forgetKept } from './browserStorage';
import { tellChromatic } from './chromatic';
import { withDocument, withFrame, withFreshCache, withStillRouter } from './decorators';
import { DocsPage, globalsOfDocsPage, ThemedContainer } from './docs';
import { groupProps } from './docs/propGroups';
import { addJapanese } from './japanese';
import { storyNow, viewports } from './modes';
import { chooseNetwork, startNetwork } from './network';
import { loadWords } from './reader';
import { rendered } from './rendered';
import { globalTypes, initialGlobals } from './toolbar';

keepReplies(fetch(new URL('./backend/world.replies.json', document.baseURI)));

const isTest = import.meta.env.VITEST_STORYBOOK === 'false';

const hasPlay = (story: object) => 'playFunction' in story && story.playFunction !== undefined;

const preview = definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(startNetwork)],
  tags: ['autodocs'],
  decorators: [withFrame, withStillRouter, withFreshCache, withDocument],
  argTypesEnhancers: [groupProps],
  initialGlobals: { ...initialGlobals, ...globalsOfDocsPage() },
  globalTypes,
  beforeAll: addJapanese,
  loaders: [loadWords],
  beforeEach: (context) => {
    chooseNetwork(context.globals.network);
    forgetKept();
    MockDate.set(storyNow);
    const { mount } = context;
    context.mount = async (...ui) => {
      const canvas = await mount(...ui);
      await rendered();
      if (isTest || hasPlay(context)) await openForPlay();
      return canvas;
    };
    return () => MockDate.reset();
  },
  afterEach: keepContext,
  parameters: {
    a11y: { test: 'error', ...(isTest ? inTests : inPanel) },
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: {
      page: DocsPage,
      container: ThemedContainer,
      codePanel: true,
      toc: { headingSelector: 'h2, h3', ignoreSelector: 'figure *, .docs-story *' },
    },
    layout: 'padded',
    options: {
      storySort: {
        method: 'alphabetical',
        order: ['Welcome', 'Foundations', 'Guides', 'Components', 'Patterns', 'Widgets', 'Pages', 'Flows', 'Specimen'],
        includeNames: false,
      },
    },
    viewport: { options: viewports },
  },
});

tellChromatic(preview);

export default preview;
