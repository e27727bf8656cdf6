import { expect, screen, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { AppAt } from '../testing/AppAt';
import { pageArrives } from '../testing/plays';
import { states, wholeApp } from '../testing/wholeApp';

const meta = preview.meta({
  component: AppAt,
  args: { path: '/' },
  tags: ['no-pixels'],
  ...wholeApp,
});

const patience = { timeout: 20_000 };

const mailbox = new File(
  [
    [
      'From ada@brightwater.example Mon Mar  2 08:00:00 2026',
      'Date: Mon, 02 Mar 2026 08:00:00 +0000',
      'From: Ada Okafor <ada@brightwater.example>',
      'To: you@example.com',
      'Message-ID: <first@brightwater.example>',
      'Subject: Supply contract',
      '',
      'Can you sign by Friday?',
      '',
    ].join('\n'),
  ],
  'takeout.mbox',
  { type: 'application/mbox' },
);

/** An empty workspace asks its questions once, then for a mailbox, and imports it. */
export const FirstDay = meta.story({
  ...states.empty,
  play: async ({ canvasElement, step }) => {
    await pageArrives({ canvasElement });
    await step('The first questions are skipped, and the first steps appear', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Skip' }, patience));
      await expect(await screen.findByRole('region', { name: 'First steps' }, patience)).toBeVisible();
    });
    await step('A mailbox is chosen', async () => {
      await screen.findByRole('button', { name: /Choose|Select|Browse/ }, patience);
      const input = document.querySelector<HTMLInputElement>('input[type=file]');
      if (input === null) throw new Error('The welcome page asks for no file.');
      await userEvent.upload(input, mailbox, { applyAccept: false });
    });
    await step('It is imported in the background, and can be stopped', async () => {
      await expect(await screen.findByRole('progressbar', { name: 'takeout.mbox' }, patience)).toBeVisible();
      await expect(screen.getByRole('button', { name: 'Stop' })).toBeEnabled();
    });
  },
});
