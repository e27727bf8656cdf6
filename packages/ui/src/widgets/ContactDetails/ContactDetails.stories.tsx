import preview from '#storybook/preview';
import { longConversation, longNames } from '@concordia/fixtures';
import { failing, network, pending, storyWorld } from '@concordia/fixtures/network';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button';
import { REREAD, withReread } from '../testing/Reread';
import { Stage } from '../testing/Stage';
import { ContactDetails } from '.';

const contactPath = '/api/contacts/:contactId';

const idOf = (name: string, world = storyWorld): string => {
  const contact = world.contacts.find((one) => one.name.startsWith(name));
  if (!contact) throw new Error(`the world has no ${name}`);
  return contact.id;
};

const priya = idOf('Priya Raman');

const meta = preview.meta({
  component: ContactDetails,
  args: { contactId: priya, onClose: fn(), messageHref: (id: string) => `/?message=${id}` },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Stage>
        <Story />
      </Stage>
    ),
  ],
  beforeEach: ({ msw }) => msw.use(...network()),
});

const page = within(document.body);
const messages = () => page.findByRole('heading', { name: /^\d+ messages?$/ });

/** The person, where they can be reached, and what was said, each message a link to itself. */
export const Ready = meta.story({
  tags: ['dark', 'rtl', 'narrow'],
  play: async () => {
    await messages();
    await expect(page.getByRole('heading', { name: 'Priya Raman' })).toBeVisible();
    const [link] = page.getAllByRole('link', { name: /Grinder/ });
    await expect(link?.getAttribute('href')).toMatch(/^\/\?message=[0-9a-f-]{36}$/);
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending({ path: contactPath })),
  play: async () => {
    await expect(await page.findByRole('region', { name: 'Contact' })).toHaveAttribute('aria-busy', 'true');
  },
});

/** An old link to somebody who is not there any more. */
export const Empty = meta.story({
  args: { contactId: '00000000-0000-7000-8000-000000000000' },
  play: async () => {
    await expect(await page.findByText('Contact information not available')).toBeVisible();
  },
});

/** Reading fails, and trying again works. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing({ path: contactPath, once: true })),
  play: async () => {
    await userEvent.click(await page.findByRole('button', { name: 'Try again' }));
    await messages();
  },
});

/** The person is there, the messages are not; they can be asked for again. */
export const MessagesFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing({ path: '/api/contacts/:contactId/messages', once: true })),
  play: async () => {
    await page.findByText('The messages could not be read');
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await messages();
  },
});

export const Refreshing = meta.story({
  args: { contactId: null },
  decorators: [withReread],
  render: function Refreshing(args) {
    const [contactId, setContactId] = useState<string | null>(null);
    return (
      <>
        <Button onPress={() => setContactId(priya)}>View Details</Button>
        <ContactDetails {...args} contactId={contactId} onClose={() => setContactId(null)} />
      </>
    );
  },
  play: async ({ canvas, msw }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View Details' }));
    await messages();
    msw.use(pending({ path: contactPath }));
    window.dispatchEvent(new Event(REREAD));
    await waitFor(() => expect(page.getByRole('region', { name: 'Contact' })).toHaveAttribute('aria-busy', 'true'));
    await expect(page.getByRole('heading', { name: 'Priya Raman' })).toBeVisible();
  },
});

/** Years of messages: the latest first, earlier ones when asked for. */
export const Crowded = meta.story({
  args: { contactId: idOf('Marcus', longConversation(storyWorld)) },
  beforeEach: ({ msw }) => msw.use(...network(longConversation)),
  play: async () => {
    await messages();
    const before = page.getAllByRole('link', { name: /Contract/ }).length;
    await userEvent.click(page.getByRole('button', { name: 'Show earlier messages' }));
    await waitFor(() => expect(page.getAllByRole('link', { name: /Contract/ }).length).toBeGreaterThan(before));
  },
});

/** A sheet from the lower edge. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'w320', isRotated: false } },
  beforeEach: ({ msw }) => msw.use(...network(longNames)),
  play: async () => {
    await messages();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

/** Focus goes in and stays in; Escape asks to close. */
export const Keyboard = meta.story({
  play: async ({ args }) => {
    const dialog = await page.findByRole('dialog', { name: 'Contact details' });
    await messages();
    await userEvent.tab();
    await userEvent.tab();
    await expect(dialog).toContainElement(
      document.activeElement instanceof HTMLElement ? document.activeElement : null,
    );
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
});
