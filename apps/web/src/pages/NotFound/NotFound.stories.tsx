import { network } from '@concordia/fixtures/network';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { AppAt } from '../../testing/AppAt';
import { storyPreferences } from '../../testing/storyPreferences';

/** An address that leads nowhere. */
const meta = preview.meta({
  component: AppAt,
  args: { path: '/nowhere' },
  parameters: { layout: 'fullscreen' },
  tags: ['no-pixels'],
  globals: { viewport: { value: 'w1440', isRotated: false } },
  beforeEach: async (context) => {
    context.msw.use(...(await network()));
    return storyPreferences(context);
  },
});

export const Ready = meta.story({
  tags: ['dark', 'narrow'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Page Not Found');
  },
});
