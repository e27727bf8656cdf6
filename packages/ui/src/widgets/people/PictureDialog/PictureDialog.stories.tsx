import { failing, network, pending, storyWorld } from '@concordia/fixtures/network';
import { useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { idIn } from '../../shared/testing/people';
import { pictureOf } from '../../shared/testing/pictures';
import { Stage } from '../../shared/testing/Stage';
import { PictureDialog } from '.';

const path = { path: '/api/contacts/:contactId/picture', method: 'put' } as const;
const ada = { id: idIn(storyWorld, 'Ada'), name: 'Ada Lindqvist' };
/** A picture that needs no server. */
const DRAWN = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><rect width="4" height="4" fill="#8aa"/><circle cx="2" cy="2" r="1" fill="#345"/></svg>',
)}`;

const meta = preview.meta({
  component: PictureDialog,
  args: { contact: ada, isOpen: true, onClose: fn() },
  parameters: {
    layout: 'fullscreen',
    keyboard: [
      { keys: ['Enter', 'Space'], does: 'On a button: opens the file dialog, or removes the picture.' },
      { keys: ['Escape'], does: 'Closes it.' },
    ],
    docs: { story: { inline: false, height: '30rem' } },
  },
  decorators: [
    (Story) => (
      <Stage>
        <Story />
      </Stage>
    ),
  ],
  beforeEach: async ({ msw }) => msw.use(...(await network())),
});

async function choose(file: File): Promise<void> {
  await screen.findByRole('button', { name: /Choose/ });
  const input = document.querySelector('input[type="file"]');
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no file input.');
  await userEvent.upload(input, file);
}
const photo = async () => new File([await pictureOf(640, 400, 30)], 'ada.png', { type: 'image/png' });

/** Without a picture. */
export const Empty = meta.story({ tags: ['no-pixels'] });

/** A contact with a picture. */
export const Ready = meta.story({
  tags: ['narrow', 'phone', 'enlarged'],
  args: { contact: { ...ada, pictureUrl: DRAWN } },
});

/** The contact is read again while the dialog is open, and has a picture by now. */
export const Refreshing = meta.story({
  tags: ['no-pixels'],
  render: function Reread(args) {
    const [pictureUrl, setPictureUrl] = useState<string | null>(null);
    useEffect(() => setPictureUrl(DRAWN), []);
    return <PictureDialog {...args} contact={{ ...args.contact, ...(pictureUrl !== null && { pictureUrl }) }} />;
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: /^Remove/ })).toBeVisible();
  },
});

/** The chosen picture is cut, encoded anew and kept. */
export const Saved = meta.story({
  tags: ['no-pixels'],
  play: async ({ args }) => {
    await choose(await photo());
    await waitFor(() => expect(args.onClose).toHaveBeenCalled(), { timeout: 10_000 });
    await expect(await screen.findByText('Picture saved')).toBeVisible();
  },
});

/** A file that only calls itself a picture is refused before it is sent. */
export const Refused = meta.story({
  tags: ['no-pixels'],
  play: async ({ args }) => {
    await choose(new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.png', { type: 'image/png' }));
    await expect(await screen.findByText(/not a picture that can be shown/)).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) => msw.use(failing(path)),
  play: async () => {
    await choose(await photo());
    await expect(await screen.findByText('The picture was not saved')).toBeVisible();
  },
});

/** The picture is on its way. */
export const Loading = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) => msw.use(pending(path)),
  play: async () => {
    await choose(await photo());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Choose a picture' })).toBeDisabled());
  },
});

/** A long name. */
export const Crowded = meta.story({
  tags: ['no-pixels'],
  args: { contact: { ...ada, name: 'Maximiliane von und zu Hohenstein-Oberwesterwald '.repeat(3), pictureUrl: DRAWN } },
});

export const Narrow = meta.story({ tags: ['no-pixels'], globals: { viewport: { value: 'w320', isRotated: false } } });

export const Keyboard = meta.story({
  tags: ['no-pixels'],
  args: { contact: { ...ada, pictureUrl: DRAWN } },
  play: async ({ args }) => {
    const remove = await screen.findByRole('button', { name: 'Remove' });
    remove.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalled(), { timeout: 10_000 });
  },
});
