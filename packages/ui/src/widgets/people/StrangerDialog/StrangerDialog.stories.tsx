import { failing, network, pending, storyWorld } from '@concordia/fixtures/network';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { contactIn, idIn } from '../../shared/testing/people';
import { playFailed } from '../../shared/testing/plays';
import { Stage } from '../../shared/testing/Stage';
import { StrangerDialog, type StrangerDialogProps } from '.';

const stranger = storyWorld.messages.find(
  ({ channel, contactId, direction }) => channel === 'email' && contactId === null && direction === 'inbound',
);
if (!stranger) throw new Error('the world has no message without a contact');
const { conversationId } = stranger;
const candidatesPath = { path: '/api/conversations/:conversationId/contact-candidates' } as const;
const givingPath = { path: '/api/conversations/:conversationId/contact', method: 'post' } as const;
const ada = contactIn(storyWorld, idIn(storyWorld, 'Ada'));

const likely = http.get(`*${candidatesPath.path}`, () =>
  HttpResponse.json({
    channel: 'email',
    address: 'a.lindqvist@forms.example',
    name: 'Ada Lindqvist',
    contacts: [{ contact: ada, evidence: ['The names are the same'] }],
  }),
);

const many = http.get(`*${candidatesPath.path}`, () =>
  HttpResponse.json({
    channel: 'email',
    address: 'orders@donaudampfschifffahrtsgesellschaft.example',
    name: 'Donaudampfschifffahrtsgesellschaft',
    contacts: ['a', 'b', 'c', 'd', 'e'].map((id) => ({
      contact: {
        ...ada,
        id: `${ada.id.slice(0, -1)}${id}`,
        name: `Donaudampfschifffahrtsgesellschaft and its subsidiary ${id}`,
      },
      evidence: ['They have the same name.', 'They write from the same domain.'],
    })),
  }),
);

const taken = http.post(`*${givingPath.path}`, () =>
  HttpResponse.json(
    {
      statusCode: 409,
      code: 'CONTACT_POINT_TAKEN',
      message: 'a.lindqvist@forms.example belongs to Ada Lindqvist.',
      details: [
        { field: 'body.contactId', expected: 'a handle of nobody else', contact: { id: ada.id, name: ada.name } },
      ],
    },
    { status: 409 },
  ),
);

/** Closed for good when it closes itself. */
function Opened({ onClose, ...props }: StrangerDialogProps) {
  const [isOpen, setOpen] = useState(true);
  const close = () => {
    setOpen(false);
    onClose();
  };
  return isOpen && <StrangerDialog {...props} onClose={close} />;
}

const meta = preview.meta({
  component: StrangerDialog,
  args: { conversationId, onClose: fn() },
  render: (args) => <Opened {...args} />,
  parameters: {
    layout: 'fullscreen',
    keyboard: [
      { keys: ['Tab'], does: 'Goes from the likely contacts to the search, the name and the button.' },
      { keys: ['Enter'], does: 'Adds the conversation to the contact.' },
      { keys: ['Escape'], does: 'Closes it, and adds nothing.' },
    ],
    docs: { story: { inline: false, height: '40rem' } },
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

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Add to contact' }));
const press = async (name: string) => userEvent.click(await (await dialog()).findByRole('button', { name }));
const shown = async () => (await dialog()).findByRole('button', { name: 'Create contact' });

/** Likely contacts first, with the reason; then any other, or a new one. */
export const Ready = meta.story({
  tags: ['dark', 'rtl', 'phone', 'enlarged'],
  beforeEach: ({ msw }) => msw.use(likely),
  play: async () => {
    await expect(await (await dialog()).findByRole('button', { name: 'Add to Ada Lindqvist' })).toBeVisible();
    await shown();
  },
});

/** Nobody is alike. A new contact is made in one press, and a toast takes it back. */
export const Empty = meta.story({
  tags: ['no-pixels'],
  play: async ({ args }) => {
    await screen.findByText('No contact has a similar name or address.');
    const name = await (await dialog()).findByRole('textbox', { name: 'Name of a new contact' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Shop');
    await press('Create contact');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
    await screen.findByText('Added to Shop');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Removed from Shop');
  },
});

export const Loading = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) => msw.use(pending(candidatesPath)),
  play: async () => {
    await screen.findByRole('dialog', { name: 'Add to contact' });
    await expect(screen.queryByRole('button', { name: 'Create contact' })).toBeNull();
  },
});

export const Failed = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) => msw.use(failing(candidatesPath)),
  play: playFailed,
});

/** Trying again works. */
export const Recovers = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) => msw.use(failing({ ...candidatesPath, once: true })),
  play: async () => {
    await press('Try again');
    await shown();
  },
});

/** While it is added the buttons wait. */
export const Refreshing = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) => msw.use(pending(givingPath)),
  play: async ({ args }) => {
    await shown();
    await press('Create contact');
    await waitFor(async () =>
      expect(await (await dialog()).findByRole('button', { name: /Create contact/ })).toHaveAttribute('data-pending'),
    );
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

/** The address is another contact's: that one is named and offered. */
export const Conflict = meta.story({
  beforeEach: ({ msw }) => msw.use(taken),
  play: async ({ args }) => {
    await shown();
    await press('Create contact');
    await screen.findByText('This address belongs to Ada Lindqvist');
    await expect(await (await dialog()).findByRole('button', { name: 'Add to Ada Lindqvist' })).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

/** As many as are offered, with long names. */
export const Crowded = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) => msw.use(many),
  play: async () => {
    await shown();
    await expect(
      within(await screen.findByRole('list', { name: 'Likely contacts' })).getAllByRole('button'),
    ).toHaveLength(5);
  },
});

/** Type, choose, confirm. */
export const Keyboard = meta.story({
  tags: ['no-pixels'],
  play: async ({ args }) => {
    await shown();
    (await screen.findByRole('combobox', { name: /Contact/ })).focus();
    await userEvent.keyboard('Ada');
    await screen.findByRole('option', { name: /^Ada Lindqvist/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const add = await (await dialog()).findByRole('button', { name: /^Add to A/ });
    add.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
    await screen.findByText(/^Added to A/);
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'w390', isRotated: false } },
  beforeEach: ({ msw }) => msw.use(likely),
  play: async () => {
    await shown();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
});
