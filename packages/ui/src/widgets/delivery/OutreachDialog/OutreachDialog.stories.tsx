import type { OutreachResult } from '@concordia/api-client';
import { getSendOutreachMockHandler } from '@concordia/api-client/msw';
import { CHANNELS, type Channel } from '@concordia/domain';
import { longNames } from '@concordia/fixtures';
import { failing, network, pending, storyWorld } from '@concordia/fixtures/network';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { eligibility, refused, uploadsWaitFor } from '../../shared/testing/outbox';
import { contactIn } from '../../shared/testing/people';
import { playFailed } from '../../shared/testing/plays';
import { Stage } from '../../shared/testing/Stage';
import { ComposeDialog, OutreachDialog } from '.';

const outreachPath = '/api/outreach/multi-channel';
const eligibilityPath = '/api/contacts/:contactId/eligibility';

/** Somebody with several handles. */
function reachable(world = storyWorld) {
  const [found] = world.contacts.toSorted((a, b) => Object.keys(b.handles).length - Object.keys(a.handles).length);
  if (!found) throw new Error('the world has nobody');
  return contactIn(world, found.id);
}

const contact = reachable();
const FOUR = ['email', 'whatsapp', 'sms', 'instagram'] as const satisfies readonly Channel[];

const meta = preview.meta({
  component: OutreachDialog,
  args: { contact, channels: FOUR, isOpen: true, onClose: fn() },
  parameters: {
    layout: 'fullscreen',
    keyboard: [
      { keys: ['Space'], does: 'Chooses a channel, or leaves it out.' },
      { keys: ['Mod+Enter'], does: 'Sends, from the message.' },
      { keys: ['Escape'], does: 'Closes it, and sends nothing.' },
    ],
    docs: { story: { inline: false, height: '46rem' } },
  },
  decorators: [
    (Story) => (
      <Stage>
        <Story />
      </Stage>
    ),
  ],
  beforeEach: async ({ msw }) => msw.use(eligibility(), ...(await network())),
});

const box = (name: RegExp) => screen.findByRole('checkbox', { name });
const message = () => screen.findByRole('textbox', { name: 'Message' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

const result = (channel: Channel, change: Partial<OutreachResult> = {}): OutreachResult => ({
  channel,
  status: 'queued',
  outboxId: '0199f3a2-7c1e-7d40-9b6a-3f6f5f0c2a11',
  code: null,
  reason: null,
  until: null,
  instead: null,
  ...change,
});

const answers = (say: (body: unknown) => void, ...results: OutreachResult[]) =>
  getSendOutreachMockHandler(async ({ request }) => {
    say(await request.json());
    return { outreachId: '0199f3a2-7c1e-7d40-9b6a-3f6f5f0c2a12', results };
  });

/** Drops a file on the message. */
async function drop(name: string) {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File(['%PDF-1.'], name, { type: 'application/pdf' }));
  (await message()).dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
}

async function fill(text: string, ...channels: RegExp[]) {
  for (const channel of channels) await userEvent.click(await box(channel));
  await userEvent.type(await message(), text);
}

/** Two channels chosen, with how long the message is on each and how it will look. */
export const Ready = meta.story({
  tags: ['dark', 'rtl', 'narrow', 'phone', 'enlarged'],
  play: async () => {
    await fill('The revised offer is in your mailbox.', /Gmail/, /SMS/);
    await expect(await screen.findByText('Preview, as it goes out on Gmail and SMS (Twilio)')).toBeVisible();
    await expect(screen.getByText(/37 of 1,600 characters, 1 segment/)).toBeVisible();
  },
});

/** Which channels may be used is not known yet: one can write in the meantime. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending({ path: eligibilityPath })),
  play: async () => {
    await expect(await box(/Gmail/)).toBeEnabled();
  },
});

/** Nobody can be reached without a handle. */
export const Empty = meta.story({
  args: { channels: [] },
  play: async () => {
    await expect(await screen.findByText('This contact cannot be reached on any channel.')).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing({ path: eligibilityPath })),
  play: async () => {
    await screen.findByText('Which channels may be used could not be read.');
    await playFailed();
  },
});

/** Trying again works. */
export const Recovers = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) => msw.use(failing({ path: eligibilityPath, once: true })),
  play: async () => {
    await screen.findByText('Which channels may be used could not be read.');
    await press('Try again');
    await waitFor(() => expect(screen.getAllByText('Simulated')).toHaveLength(4));
  },
});

/** It is on its way: the button says so, and nothing can be changed. */
export const Refreshing = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) => msw.use(pending({ path: outreachPath })),
  play: async () => {
    await fill('On its way', /Gmail/);
    await press('Send Message');
    await expect(await screen.findByRole('button', { name: /Sending\.\.\./ })).toHaveAttribute('aria-disabled', 'true');
    await expect(await message()).toHaveAttribute('readonly');
  },
});

/** Every channel, and why some cannot be used. */
export const Crowded = meta.story({
  args: { channels: CHANNELS },
  beforeEach: ({ msw }) =>
    msw.use(
      eligibility({
        whatsapp: refused('window_closed', 'WhatsApp Business allows free messages for 24 hours after the last one.', {
          instead: 'email',
        }),
        sms: refused('quiet_hours', 'SMS (Twilio) has quiet hours now.', { until: '2026-03-02T20:00:00.000Z' }),
        telegram: refused('cannot_start', 'Telegram lets only the other side start a conversation.'),
        twitter: refused('opted_out', 'This contact has opted out of Twitter/X.', { instead: 'linkedin' }),
        messenger: { until: '2026-03-03T08:00:00.000Z' },
      }),
    ),
  play: async () => {
    await expect(await screen.findByText(/24 hours after the last one\. Use Gmail instead\./)).toBeVisible();
    await expect(await box(/WhatsApp/)).toBeDisabled();
    await expect(screen.getByText(/^Can be used until Tue/)).toBeVisible();
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: async () => {
    await fill('Hello', /Gmail/);
  },
});

/** Sent from the keyboard, trimmed: it says on how many channels, and closes. */
export const Keyboard = meta.story({
  tags: ['no-pixels'],
  play: async ({ args, msw }) => {
    const said = fn();
    msw.use(answers(said, result('email'), result('sms')));
    (await box(/Gmail/)).focus();
    await userEvent.keyboard(' ');
    await userEvent.click(await box(/SMS/));
    await userEvent.type(await message(), '  Hello  ');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(await screen.findByText('Message sent successfully across 2 channel(s)!')).toBeVisible();
    await expect(said).toHaveBeenCalledWith(
      expect.objectContaining({ contactId: contact.id, message: 'Hello', channels: ['email', 'sms'] }),
    );
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
});

/** Nothing written, or no channel: the button is off, and the keyboard gets the reason. */
export const Invalid = meta.story({
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Send Message' })).toBeDisabled();
    await userEvent.type(await message(), ' ');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(await screen.findByText('Validation Error')).toBeVisible();
    await expect(screen.getByText('Please enter a message and select at least one channel.')).toBeVisible();
  },
});

/** The call fails: what was written stays, and sending it again works. */
export const FailedSend = meta.story({
  play: async ({ args, msw }) => {
    msw.use(failing({ path: outreachPath, method: 'post', once: true }));
    await fill('Still here', /Gmail/);
    await press('Send Message');
    await expect(await screen.findByText('Failed to send multi-channel message')).toBeVisible();
    await expect(await message()).toHaveValue('Still here');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

/** One channel took it, the other did not: the dialog stays, says which, and sends only the rest again. */
export const SomeRefused = meta.story({
  tags: ['dark'],
  play: async ({ args, msw }) => {
    const reason = 'SMS (Twilio) has quiet hours now. Schedule the message for when they end.';
    msw.use(
      answers(fn(), result('email'), result('sms', { status: 'refused', outboxId: null, code: 'quiet_hours', reason })),
    );
    await fill('Good evening', /Gmail/, /SMS/);
    await press('Send Message');
    await expect(await screen.findByText('Message sent successfully across 1 channel(s)!')).toBeVisible();
    await expect(screen.getByText(reason)).toBeVisible();
    await expect(await box(/Gmail/)).toBeDisabled();
    await expect(await box(/SMS/)).toBeChecked();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

/** Longer than one of the channels takes. */
export const OverLimit = meta.story({
  play: async () => {
    await userEvent.click(await box(/SMS/));
    await userEvent.click(await message());
    await userEvent.paste('x'.repeat(1_650));
    await expect(await screen.findByText('50 characters too many')).toBeVisible();
  },
});

/** Markup is text like any other. */
export const Markup = meta.story({
  play: async () => {
    await userEvent.click(await box(/Gmail/));
    await userEvent.click(await message());
    await userEvent.paste('<script>document.title = "broken in"</script><b>bold</b>');
    await expect(document.querySelector('[role=dialog] b')).toBeNull();
    await expect(document.title).not.toBe('broken in');
  },
});

export const LongWords = meta.story({
  args: { contact: reachable(longNames(storyWorld)), channels: FOUR },
  beforeEach: async ({ msw }) => msw.use(eligibility(), ...(await network(longNames))),
  play: async () => {
    await fill('unbroken'.repeat(20), /Gmail/);
  },
});

/** A file goes along on the channels that take it; one that takes none says so, and holds the message back while it is chosen. */
export const Files = meta.story({
  args: { channels: ['email', 'linkedin'] },
  tags: ['dark', 'narrow'],
  play: async ({ msw }) => {
    const said = fn();
    msw.use(answers(said, result('email')));
    await fill('The offer is attached.', /Gmail/, /LinkedIn/);
    await drop('offer-2026.pdf');
    await expect(await screen.findByText('Takes no files')).toBeVisible();
    await expect(await screen.findByRole('button', { name: 'Remove offer-2026.pdf' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    await expect(await screen.findByText(/LinkedIn accepts no files from us/)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Send Message' })).toBeDisabled();
  },
});

/** Asked for while the file is still on its way, it says what it waits for; then it is sent with its file. */
export const SendsFiles = meta.story({
  tags: ['no-pixels'],
  play: async ({ args, msw }) => {
    const said = fn();
    const arrive = Promise.withResolvers<void>();
    msw.use(answers(said, result('email')), uploadsWaitFor(arrive.promise));
    await fill('The offer is attached.', /Gmail/);
    await drop('offer-2026.pdf');
    await userEvent.click(await message());
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(await screen.findByText(/still being uploaded/)).toBeVisible();
    arrive.resolve();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send Message' })).toBeEnabled());
    await press('Send Message');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
    await expect(said).toHaveBeenCalledWith(expect.objectContaining({ attachmentIds: [expect.any(String)] }));
  },
});

/** Begun from a channel: it is chosen for whoever can be reached on it. */
export const ComposeOnAChannel = meta.story({
  tags: ['no-pixels'],
  render: ({ onClose }) => <ComposeDialog isOpen channel="email" onClose={onClose} />,
  play: async () => {
    await userEvent.type(await screen.findByRole('combobox', { name: 'Contact' }), contact.name.slice(0, 5));
    const [found] = await screen.findAllByRole('option', { name: new RegExp(contact.name) });
    await userEvent.click(found ?? document.body);
    const boxes = await screen.findAllByRole('checkbox');
    await expect(boxes.filter((box) => box instanceof HTMLInputElement && box.checked)).toEqual([
      screen.getByRole('checkbox', { name: /^Gmail/ }),
    ]);
  },
});

/** Nothing is open: first whom. */
export const Compose = meta.story({
  render: ({ onClose }) => <ComposeDialog isOpen onClose={onClose} />,
  play: async () => {
    const search = await screen.findByRole('combobox', { name: 'Contact' });
    await userEvent.type(search, contact.name.slice(0, 5));
    const [found] = await screen.findAllByRole('option', { name: new RegExp(contact.name) });
    await userEvent.click(found ?? document.body);
    await expect(await message()).toHaveValue('');
    // Until the channels have come, the group is empty and has no height.
    const channels = within(await screen.findByRole('dialog')).getByRole('group', { name: 'Channels' });
    await waitFor(() => expect(channels).toBeVisible());
  },
});
