import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { AppAt } from '../../testing/AppAt';
import { wholeApp } from '../../testing/wholeApp';

/** An address that leads nowhere. */
const meta = preview.meta({
  component: AppAt,
  args: { path: '/nowhere' },
  tags: ['no-pixels'],
  ...wholeApp,
});

export const Ready = meta.story({
  tags: ['dark', 'narrow'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Page Not Found');
  },
});
