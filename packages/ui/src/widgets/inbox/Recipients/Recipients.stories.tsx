import type { Addressing, ReplyRecipients } from '@concordia/api-client';
import { getGetReplyRecipientsMockHandler } from '@concordia/api-client/msw';
import { failing, network, pending, storyWorld } from '@concordia/fixtures/network';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { playFailed } from '../../shared/testing/plays';
import { withReread } from '../../shared/testing/Reread';
import { Stage } from '../../shared/testing/Stage';
import { Recipients, type RecipientsProps } from '.';

const path = '/api/conversations/:conversationId/reply-recipients';
const conversationId =
  storyWorld.conversations.find(({ channel, contactId }) => channel === 'email' && contactId !== null)?.id ?? '';

const ann = { name: 'Ann Lee', address: 'ann@fernhill.example' };
const bo = { name: 'Bo Åberg', address: 'bo@fernhill.example' };
const cy = { name: null, address: 'cy@harbor.example' };
const named = (one: { readonly name: string | null; readonly address: string }, isNew = false) => ({
  ...one,
  contactId: null,
  isNew,
});

const suggestion = (more: Partial<ReplyRecipients> = {}): ReplyRecipients => ({
  mode: 'reply',
  messageId: '01a1e1f9-1d50-7ca1-8c32-b7fd4b8acaa4',
  subject: 'Re: Offer',
  to: [named(ann)],
  cc: [],
  bcc: [],
  warnings: [],
  known: [ann.address, bo.address, 'ola@us.example'],
  own: ['ola@us.example'],
  customer: [ann.address],
  maxRecipients: 50,
  files: [],
  ...more,
});

/** The server's answer to each mode. */
const modes = (reply: Partial<ReplyRecipients> = {}) =>
  getGetReplyRecipientsMockHandler(({ request }) => {
    const mode = new URL(request.url).searchParams.get('mode');
    if (mode === 'replyAll') return suggestion({ mode, cc: [named(bo)], ...reply });
    const files = [{ fileName: 'offer.pdf', sizeBytes: 48_000 }];
    if (mode === 'forward') return suggestion({ mode, subject: 'Fwd: Offer', to: [], files });
    return suggestion(reply);
  });

/** Keeps what is chosen, as a draft does. */
function Kept(props: RecipientsProps) {
  const [addressing, setAddressing] = useState(props.addressing);
  return (
    <Recipients
      {...props}
      addressing={addressing}
      onChange={(change) => {
        setAddressing(change.addressing);
        props.onChange(change);
      }}
    />
  );
}

const meta = preview.meta({
  component: Recipients,
  args: { conversationId, addressing: null, onChange: fn() },
  parameters: {
    layout: 'fullscreen',
    keyboard: [
      { keys: ['Enter', 'Space'], does: 'Opens the menu, and To, Cc and Bcc.' },
      { keys: ['Enter', ','], does: 'Takes the address that was typed.' },
      { keys: ['Backspace'], does: 'Goes to the last recipient, then removes it.' },
    ],
  },
  render: (args) => <Kept {...args} />,
  decorators: [
    (Story) => (
      <Stage place="panel">
        <Story />
      </Stage>
    ),
  ],
  beforeEach: async ({ msw }) => msw.use(modes(), ...(await network())),
});

const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }));
const open = () => press(/^To/);
const field = (name: string) => screen.findByRole('combobox', { name: new RegExp(`^${name}`) });
const chosen = (to: readonly object[], more: Partial<Addressing> = {}) =>
  expect.objectContaining({ addressing: expect.objectContaining({ to, ...more }) });

/** One quiet line. */
export const Ready = meta.story({
  tags: ['dark', 'rtl', 'phone', 'enlarged'],
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'To Ann Lee' })).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending({ path })),
  play: async () => {
    await expect(screen.queryByRole('button')).toBeNull();
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing({ path })),
  play: playFailed,
});

/** Trying again works. */
export const Recovers = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) => msw.use(failing({ path, once: true })),
  play: async () => {
    await press('Try again');
    await expect(await screen.findByRole('button', { name: 'To Ann Lee' })).toBeVisible();
  },
});

/** Read again: what is shown stays. */
export const Refreshing = meta.story({
  tags: ['no-pixels'],
  decorators: [withReread],
  play: async ({ msw }) => {
    await screen.findByRole('button', { name: 'To Ann Lee' });
    msw.use(pending({ path }));
    await press('Something changed elsewhere');
    await expect(screen.getByRole('button', { name: 'To Ann Lee' })).toBeVisible();
  },
});

/** Nobody is chosen for a forwarded message yet. */
export const Empty = meta.story({
  play: async ({ args }) => {
    await press('Reply');
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Forward(?! as)/ }));
    await expect(await screen.findByRole('button', { name: 'To: choose recipients' })).toBeVisible();
    await expect(args.onChange).toHaveBeenCalledWith(expect.objectContaining({ subject: 'Fwd: Offer' }));
    await expect(await screen.findByText(/with offer.pdf/)).toBeVisible();
  },
});

/** Unchanged, with its own subject; nothing is added. */
export const Redirect = meta.story({
  tags: ['no-pixels'],
  play: async ({ args }) => {
    await press('Reply');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Redirect' }));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith({
        addressing: expect.objectContaining({ mode: 'forward', forwardAs: 'redirect' }),
        subject: null,
      }),
    );
    await expect(await screen.findByText(/^Leaves unchanged/)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Redirect' })).toBeVisible();
  },
});

/** Whole, as a file: the text of the reply stays free of it. */
export const ForwardAsAttachment = meta.story({
  tags: ['no-pixels'],
  play: async ({ args }) => {
    await press('Reply');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Forward as attachment' }));
    await expect(await screen.findByText('The message goes along whole, as an .eml file.')).toBeVisible();
    await expect(args.onChange).toHaveBeenCalledWith(
      expect.objectContaining({ addressing: expect.objectContaining({ mode: 'forward', forwardAs: 'attachment' }) }),
    );
  },
});

/** Everybody, from the menu. */
export const ReplyAll = meta.story({
  tags: ['dark', 'rtl'],
  play: async ({ args }) => {
    await press('Reply');
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Reply all/ }));
    await press('To Ann Lee +1');
    await expect(await field('Cc')).toBeVisible();
    await expect(args.onChange).toHaveBeenCalledWith(chosen([ann], { mode: 'replyAll', cc: [bo] }));
  },
});

/** Forty people in three fields. */
export const Crowded = meta.story({
  args: {
    addressing: {
      mode: 'replyAll',
      messageId: null,
      to: Array.from({ length: 14 }, (_, index) => ({ name: `Person ${index + 1}`, address: `p${index}@b.example` })),
      cc: [
        bo,
        { name: 'Wolfeschlegelsteinhausenbergerdorff', address: 'a-very-long-address@a-very-long-domain.example' },
      ],
      bcc: [cy],
    },
  },
  play: async () => {
    await press(/^To Person 1 \+16/);
    await expect(await screen.findByText(/are new here/)).toBeVisible();
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: async () => {
    await open();
    await expect(await field('To')).toBeVisible();
  },
});

/** Several addresses are pasted at once, a wrong one stays and is said, and the last one is removed by keys. */
export const Keyboard = meta.story({
  tags: ['no-pixels'],
  play: async ({ args }) => {
    (await screen.findByRole('button', { name: 'To Ann Lee' })).focus();
    await userEvent.keyboard('{Enter}');
    (await field('Cc')).focus();
    await userEvent.paste('"Åberg, Bo" <bo@fernhill.example>; cy@harbor.example, wrong');
    await expect((await screen.findAllByText('wrong is not an email address.'))[0]).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith(
      chosen([ann], { cc: [{ name: 'Åberg, Bo', address: 'bo@fernhill.example' }, cy] }),
    );
    await userEvent.clear(await field('Cc'));
    await userEvent.keyboard('{Backspace}{Backspace}');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        chosen([ann], { cc: [{ name: 'Åberg, Bo', address: 'bo@fernhill.example' }] }),
      ),
    );
  },
});

/** Nobody reads it: sending needs a decision. */
export const NoReply = meta.story({
  beforeEach: ({ msw }) => {
    const address = 'no-reply@shop.example';
    msw.use(
      modes({
        to: [named({ name: null, address })],
        known: [address],
        warnings: [{ code: 'noReply', addresses: [address] }],
      }),
    );
  },
  play: async ({ args }) => {
    await expect(await screen.findByText('Nobody reads replies to no-reply@shop.example.')).toBeVisible();
    await press('Reply anyway');
    await expect(args.onChange).toHaveBeenCalledWith(chosen([{ name: null, address: 'no-reply@shop.example' }]));
  },
});

/** A supplier to whom we wrote alone put the customer in copy. */
export const CustomerLeftOut = meta.story({
  beforeEach: ({ msw }) => {
    const warnings = [{ code: 'customerLeftOut' as const, addresses: [ann.address] }];
    msw.use(modes({ to: [named(cy)], known: [cy.address, ann.address], warnings }));
  },
  play: async ({ args }) => {
    await press('Add in copy');
    await expect(args.onChange).toHaveBeenCalledWith(chosen([cy], { cc: [{ name: null, address: ann.address }] }));
    await expect(await screen.findByText(/is in copy: replies to all reach them too/)).toBeVisible();
  },
});

/** Our own address is refused as it is typed. */
export const OwnAddress = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    await open();
    await userEvent.type(await field('Bcc'), 'ola@us.example{Enter}');
    await expect((await screen.findAllByText('ola@us.example is your own address.'))[0]).toBeVisible();
  },
});
