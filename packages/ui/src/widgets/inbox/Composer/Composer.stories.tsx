import { type Contact, listChannelAccounts, type OutboxEntry } from '@concordia/api-client';
import {
  getCancelOutboxEntryMockHandler,
  getGetReplyOptionsMockHandler,
  getListChannelAccountsMockHandler,
  getSendReplyMockHandler,
} from '@concordia/api-client/msw';
import type { Channel } from '@concordia/domain';
import { longNames, type World } from '@concordia/fixtures';
import { failing, network, pending, STORY_NOW, storyWorld } from '@concordia/fixtures/network';
import { HttpResponse, http } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { eligibility, outbox, outboxEntry, refused, uploadsWaitFor } from '../../shared/testing/outbox';
import { contactIn } from '../../shared/testing/people';
import { pictureOf } from '../../shared/testing/pictures';
import { playFailed } from '../../shared/testing/plays';
import { withReread } from '../../shared/testing/Reread';
import { Stage } from '../../shared/testing/Stage';
import { EmojiPopover } from '../emoji/lazy';
import { Composer } from '.';
import { focusComposer } from './focus';
import { LoadedRichText } from './loadedRichText';

const draftPath = '/api/conversations/:conversationId/draft';

/** A conversation on a channel with somebody we know; one without a draft, unless it is wanted. */
function conversationOn(channel: Channel, hasDraft = false, world: World = storyWorld, nth = 0) {
  const drafts = new Set(world.drafts.map(({ conversationId }) => conversationId));
  const found = world.conversations.filter(
    (one) => one.channel === channel && one.contactId !== null && drafts.has(one.id) === hasDraft,
  )[nth];
  const contactId = found?.contactId;
  if (!found || !contactId) throw new Error(`the world has no such conversation on ${channel}`);
  const contact: Contact = contactIn(world, contactId);
  return { conversationId: found.id, channel, contact, subject: found.subject };
}

const letter = conversationOn('email');
const sms = conversationOn('sms');

const meta = preview.meta({
  component: Composer,
  args: { ...letter, savesAfter: 0 },
  parameters: {
    layout: 'fullscreen',
    keyboard: [
      { keys: ['Mod+Enter'], does: 'Sends what is written.' },
      { keys: ['Mod+Shift+Enter'], does: 'Sends it and opens the next conversation.' },
      { keys: ['/'], does: 'At the beginning of a word: offers canned replies by name.' },
      { keys: ['ArrowDown', 'ArrowUp'], does: 'Goes through them while they are offered.' },
      { keys: ['Enter', 'Tab'], does: 'Takes the one that is marked.' },
      { keys: ['Escape'], does: 'Closes the offer, then leaves the field.' },
    ],
  },
  decorators: [
    (Story) => (
      <Stage place="panel">
        <Story />
      </Stage>
    ),
  ],
  beforeEach: async ({ msw }) => {
    msw.use(eligibility(), outbox(), ...(await network()));
    await Promise.all([LoadedRichText.preload(), EmojiPopover.preload()]);
  },
});

const field = () => screen.findByRole('textbox', { name: /^Reply on/ });
/** What stands in the field: the paragraphs of an email, or the plain text of another channel. */
const textOf = (box: HTMLElement): string =>
  box instanceof HTMLTextAreaElement ? box.value : [...box.children].map(({ textContent }) => textContent).join('\n\n');
const expectText = (text: string | RegExp) =>
  waitFor(async () => expect(textOf(await field())).toEqual(expect.stringMatching(text)));
const saved = () => screen.findByText('Draft saved');
/** Into an email as the browser types: test libraries do not know how editors read the page. */
const type = async (text: string) => {
  const box = await field();
  await userEvent.click(box);
  if (box instanceof HTMLTextAreaElement) {
    await userEvent.type(box, text);
    return;
  }
  document.getSelection()?.selectAllChildren(box);
  document.getSelection()?.collapseToEnd();
  await new Promise(requestAnimationFrame);
  document.execCommand('insertText', false, text);
};
const write = async (text: string) => {
  await type(text);
  await saved();
};
const paste = async (text: string) => {
  await userEvent.click(await field());
  await userEvent.paste(text);
};
const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }));

/** Drops a file on the reply. */
const drop = async (name: string, type: string, content: BlobPart = 'content') => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([content], name, { type }));
  (await field()).dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
};

/** Says what is sent, and answers that it is queued. */
function sends(say: (body: unknown) => void, change: Partial<OutboxEntry> = {}) {
  return getSendReplyMockHandler(async ({ request }) => {
    say(await request.json());
    return outboxEntry(letter.conversationId, change);
  });
}

/** A draft as it was left. */
export const Ready = meta.story({
  args: conversationOn('email', true),
  tags: ['dark', 'rtl', 'phone', 'enlarged'],
  play: async () => {
    const draft = storyWorld.drafts[0]?.content ?? '';
    await expectText(draft);
    await expect(await screen.findByText('Simulated: nothing leaves this machine')).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending({ path: draftPath })),
  play: async () => {
    await expect(await screen.findByRole('region', { name: 'Reply' })).toHaveAttribute('aria-busy', 'true');
  },
});

/** Nothing is written yet: one line, which opens when the cursor comes in. */
export const Empty = meta.story({
  play: async () => {
    await expectText(/^$/);
    await expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing({ path: draftPath })),
  play: playFailed,
});

/** Trying again works. */
export const Recovers = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) => msw.use(failing({ path: draftPath, once: true })),
  play: async () => {
    await press('Try again');
    await expectText(/^$/);
  },
});

/** Read again while somebody reads: what stands there stays. */
export const Refreshing = meta.story({
  tags: ['no-pixels'],
  decorators: [withReread],
  args: conversationOn('email', true),
  play: async ({ msw }) => {
    await field();
    msw.use(pending({ path: draftPath }));
    await press('Something changed elsewhere');
    await expectText(storyWorld.drafts[0]?.content ?? '');
  },
});

/** A long letter: the field grows with it, to half the screen. */
export const Crowded = meta.story({
  play: async () => {
    await paste('A line of a long letter, which goes on for a while. '.repeat(120));
    await saved();
    await expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled();
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'w320', isRotated: false } },
  args: { ...sms, contact: { ...sms.contact, name: 'Wolfeschlegelsteinhausenbergerdorff' } },
  play: async () => {
    await write('Tuesday at nine?');
  },
});

/** The key that answers puts the cursor here; writing, a canned reply and sending need no mouse. */
export const Keyboard = meta.story({
  tags: ['no-pixels'],
  play: async ({ msw }) => {
    const said = fn();
    msw.use(sends(said));
    await field();
    focusComposer();
    await expect(await field()).toHaveFocus();
    document.execCommand('insertText', false, '/tha');
    await expect(await screen.findByRole('option', { name: /Thank you/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expectText(/^Hello \w+,\n\nthank you/);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(said).toHaveBeenCalledTimes(1));
    await screen.findByText('Sending in 5 s');
    await expectText(/^$/);
  },
});

async function format() {
  await write('Tuesday at nine');
  await press('Bold');
  document.execCommand('insertText', false, ' suits us');
  await press('Bulleted list');
  await saved();
  await expectText('Tuesday at nine suits us');
}

/** An email keeps its formatting in the draft. */
export const Formatted = meta.story({
  tags: ['dark'],
  play: format,
});

/** It goes out with its formatting, and with the same as plain text. */
export const FormattedSend = meta.story({
  tags: ['no-pixels'],
  play: async ({ msw }) => {
    const said = fn();
    msw.use(sends(said));
    await format();
    await userEvent.click(await field());
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() =>
      expect(said).toHaveBeenCalledWith(
        expect.objectContaining({
          content: '- Tuesday at nine suits us',
          html: '<ul><li dir="auto"><p dir="auto">Tuesday at nine<strong> suits us</strong></p></li></ul>',
        }),
      ),
    );
    await expectText(/^$/);
  },
});

/** What is written is on the server as soon as the field is left. */
export const Saved = meta.story({
  args: { savesAfter: 60_000 },
  play: async () => {
    await type('Half a sentence');
    await expect(await screen.findByText('Not saved yet')).toBeVisible();
    await userEvent.tab({ shift: true });
    await expect(await screen.findByText('Draft saved')).toBeVisible();
  },
});

/** The server cannot keep it: the text stays, and says so. What is left when the story ends is saved then, in a conversation that no other story writes in. */
export const NotSaved = meta.story({
  args: { ...conversationOn('email', false, storyWorld, 1), savesAfter: 60_000 },
  play: async ({ msw }) => {
    await type('Half a sentence');
    msw.use(failing({ path: draftPath }));
    await userEvent.tab({ shift: true });
    await expect(await screen.findByText('Draft not saved. What you wrote is still here.')).toBeVisible();
    await expectText('Half a sentence');
  },
});

/** Sent, and taken back within five seconds: the text is in the field again. */
export const UndoneSend = meta.story({
  play: async ({ msw }) => {
    msw.use(
      sends(fn(), { content: 'Too early' }),
      getCancelOutboxEntryMockHandler(outboxEntry(letter.conversationId, { content: 'Too early', state: 'cancelled' })),
    );
    await write('Too early');
    await press('Send');
    await press('Undo');
    await expectText('Too early');
    await expect(await screen.findByText(/^Undone/)).toBeVisible();
  },
});

/** Sending fails: the text stays. Trying again is the same attempt, under the same key, and recovers. */
export const FailedSend = meta.story({
  play: async ({ msw }) => {
    const said = fn();
    msw.use(failing({ path: '/api/conversations/:conversationId/replies', method: 'post' }));
    await write('Still here');
    await press('Send');
    await expect(await screen.findByText('Not sent')).toBeVisible();
    await expectText('Still here');
    msw.use(sends(said));
    await press('Send');
    await screen.findByText('Sending in 5 s');
    await expect(said).toHaveBeenCalledWith(expect.objectContaining({ content: 'Still here' }));
  },
});

/** Monday morning, chosen from the menu. */
export const SentLater = meta.story({
  play: async ({ msw }) => {
    const said = fn();
    msw.use(sends(said, { state: 'scheduled' }));
    await write('On Monday');
    await press('Send later');
    await userEvent.click(await screen.findByRole('menuitem', { name: /Tomorrow morning/ }));
    await waitFor(() =>
      expect(said).toHaveBeenCalledWith(expect.objectContaining({ sendAt: '2026-03-03T08:00:00.000Z' })),
    );
    await expect(await screen.findByText(/^Scheduled for Tue/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
});

/** The window of the channel has closed: why, and another channel one press away, on which it then goes out. */
export const WindowClosed = meta.story({
  args: conversationOn('whatsapp'),
  tags: ['dark', 'forced'],
  beforeEach: ({ msw }) =>
    msw.use(
      eligibility({
        whatsapp: refused(
          'window_closed',
          'WhatsApp Business allows free messages for 24 hours after the contact’s last one, and they are over. Wait until they write.',
          { instead: 'email' },
        ),
      }),
    ),
  play: async () => {
    await write('Hello again');
    await expect(await screen.findByText(/24 hours/)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    await press('Use Gmail instead');
    await expect(await screen.findByText('This goes out on Gmail.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled();
    await press('Back to WhatsApp Business');
  },
});

/** Files are uploaded as they are dropped, stay in the draft, and can be taken away; the reply takes the others along. */
export const Files = meta.story({
  tags: ['dark'],
  play: async () => {
    await write('The offer, and the plan of the bar.');
    await drop('offer-2026.pdf', 'application/pdf');
    const plan = 'a plan of the bar with every measure in it, and the way to the water.png';
    await drop(plan, 'image/png', await pictureOf(120, 120, 200));
    await drop('wrong.txt', 'text/plain');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove wrong.txt' }));
    await waitFor(() => expect(screen.queryByText('wrong.txt')).toBeNull());
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull(), { timeout: 10_000 });
    await saved();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled());
    await userEvent.click(await field());
  },
});

/** A local picture is seen at once, from memory that is given back when it is removed. */
export const LocalPicture = meta.story({
  tags: ['no-pixels'],
  play: async ({ canvasElement }) => {
    await write('The plan of the bar.');
    await drop('plan.png', 'image/png', await pictureOf(120, 120, 200));
    await screen.findByRole('button', { name: 'Remove plan.png' });
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    const image = canvasElement.querySelector('img') ?? new Image();
    await waitFor(() => expect(image.naturalWidth).toBe(120));
    await expect((await fetch(image.src)).ok).toBe(true);
    await press('Remove plan.png');
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(fetch(image.src)).rejects.toThrow();
    await drop('no picture.png', 'image/png');
    await screen.findByRole('button', { name: 'Remove no picture.png' });
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
  },
});

/** The account's signature goes along, except with an email that leaves as it came. */
export const SignatureAndRedirect = meta.story({
  tags: ['no-pixels'],
  beforeEach: async ({ msw }) => {
    const accounts = await listChannelAccounts('email');
    const signed = { signature: { text: 'Mara Holt, Fernhill', html: null } };
    msw.use(getListChannelAccountsMockHandler(accounts.map((account) => ({ ...account, ...signed }))));
  },
  play: async () => {
    const signature = () => screen.queryByRole('group', { name: /^Signature of/ });
    await type('Yes.');
    await waitFor(() => expect(signature()).toHaveTextContent('Mara Holt, Fernhill'));
    await press('Reply');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Redirect' }));
    await screen.findByText(/^Leaves unchanged/);
    await expect(signature()).toBeNull();
    await press('Redirect');
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Forward(?! as)/ }));
    await waitFor(() => expect(signature()).toBeVisible());
  },
});

/** Twilio fetches files from a public address; without one, that is said where files are attached. */
export const FilesOutOfReach = meta.story({
  tags: ['no-pixels'],
  args: sms,
  beforeEach: async ({ msw }) => {
    const accounts = await listChannelAccounts('sms');
    const hidden = { mode: 'live', provider: 'twilio', isReachable: false } as const;
    msw.use(getListChannelAccountsMockHandler(accounts.map((account) => ({ ...account, ...hidden }))));
  },
  play: async () => {
    await write('The plan is attached.');
    await expect(await screen.findByText(/Set CONCORDIA_PUBLIC_URL to send files/)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Attach files' })).toBeDisabled();
  },
});

/** A file that did not arrive says why, and is tried again. */
export const FailedUpload = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) =>
    msw.use(http.post('*/api/attachments', () => new HttpResponse(null, { status: 503 }), { once: true })),
  play: async () => {
    await write('The offer is attached.');
    await drop('offer-2026.pdf', 'application/pdf');
    await expect(await screen.findByText(/^offer-2026\.pdf was not uploaded\./)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    await press('Try again');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled());
  },
});

/** A picture that is pasted is attached. */
export const PastedFile = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    await write('The plan of the bar.');
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([await pictureOf(120, 120, 200)], 'plan.png', { type: 'image/png' }));
    (await field()).dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    await expect(await screen.findByRole('button', { name: 'Remove plan.png' })).toBeVisible();
    await expectText('The plan of the bar.');
  },
});

const pasteHuge = async () => {
  const box = await field();
  await userEvent.click(box);
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', 'x'.repeat(20 * 1024 * 1024));
  box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  await expect(await screen.findByText('That is too long to paste')).toBeVisible();
  await expectText(/^Before$/);
};

/** A paste of 20 MB is refused with what to do instead, and what was written stays. */
export const HugePaste = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    await write('Before');
    await pasteHuge();
  },
});

/** The same in a field without formatting. */
export const HugePlainPaste = meta.story({
  args: sms,
  tags: ['no-pixels'],
  play: async () => {
    await write('Before');
    await pasteHuge();
  },
});

/** Asked for with the keyboard while a file is still on its way, the reply says what it waits for. */
export const StillUploading = meta.story({
  tags: ['no-pixels'],
  play: async ({ msw }) => {
    const said = fn();
    const arrive = Promise.withResolvers<void>();
    msw.use(sends(said), uploadsWaitFor(arrive.promise));
    await write('The offer is attached.');
    await drop('offer-2026.pdf', 'application/pdf');
    await screen.findByRole('progressbar');
    await userEvent.click(await field());
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(await screen.findByText(/^offer-2026\.pdf is still being uploaded/)).toBeVisible();
    await expect(said).not.toHaveBeenCalled();
    arrive.resolve();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled());
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() =>
      expect(said).toHaveBeenCalledWith(expect.objectContaining({ attachmentIds: [expect.any(String)] })),
    );
  },
});

/** A channel that does not take the file says so before anything is sent; where everybody reads the answer, that stands by the button. */
export const RefusedFile = meta.story({
  args: conversationOn('twitter'),
  beforeEach: ({ msw }) =>
    msw.use(getGetReplyOptionsMockHandler({ isPublic: true, provider: 'x', hasTemplates: false, accountId: null })),
  play: async () => {
    await write('Thank you! Here is the plan.');
    await drop('plan.png', 'image/png');
    await expect(await screen.findByText(/^Public replies cannot have attachments/)).toBeVisible();
    await expect(await screen.findByText('Everyone can read this reply')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull(), { timeout: 10_000 });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled());
    await saved();
  },
});

const chooseEmoji = async (word: string, name: string) => {
  await press('Emoji');
  await screen.findByRole('combobox', { name: 'Search emoji' });
  await screen.findByRole('option', { name: 'grinning face' });
  await userEvent.keyboard(word);
  await userEvent.click(await screen.findByRole('option', { name }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

/** An emoji among formatted text, where the cursor stood. The focus is in the text again. */
export const FormattedEmoji = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    await write('Thank you');
    await chooseEmoji('thanks', 'folded hands');
    await expectText(/^Thank you🙏$/);
    await waitFor(async () => expect(await field()).toHaveFocus());
    document.execCommand('insertText', false, '!');
    await expectText(/^Thank you🙏!$/);
    await saved();
  },
});

/** In an SMS an emoji counts as what it is: the segment holds less. */
export const EmojiInSegments = meta.story({
  args: sms,
  tags: ['no-pixels'],
  play: async () => {
    await write('Thank you');
    await expect(screen.queryByText(/^With special characters/)).toBeNull();
    await chooseEmoji('thanks', 'folded hands');
    await expectText(/^Thank you🙏$/);
    await expect(await screen.findByText(/^With special characters/)).toBeVisible();
    await waitFor(async () => expect(await field()).toHaveFocus());
  },
});

async function chooseTemplate(option: RegExp) {
  await userEvent.click(await field());
  await press('Use a template');
  const dialog = within(await screen.findByRole('dialog', { name: 'Send a template' }));
  await userEvent.click(await dialog.findByRole('button', { name: /Template/ }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
  return dialog;
}

/** Outside the window an approved template is offered, filled in and sent. */
export const Template = meta.story({
  ...WindowClosed.input,
  tags: ['no-pixels'],
  play: async ({ msw }) => {
    const said = fn();
    msw.use(sends(said));
    const dialog = await chooseTemplate(/^follow_up \(en\)/);
    await expect(dialog.getByRole('button', { name: 'Send' })).toBeDisabled();
    await userEvent.type(await dialog.findByRole('textbox', { name: 'What stands for {{1}}' }), ' Ada ');
    await expect(dialog.getByText('Hello Ada, may we come back to your question?')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    await screen.findByText(/^Sending in/);
    const template = { name: 'follow_up', language: 'en', parameters: ['Ada'] };
    await expect(said).toHaveBeenCalledWith(expect.objectContaining({ content: '', template }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** Placeholders with names, in the heading and in the address of a button, are filled in like those of the text. */
export const TemplateWithNames = meta.story({
  ...WindowClosed.input,
  tags: ['dark'],
  play: async () => {
    const dialog = await chooseTemplate(/^order_shipped \(en\)/);
    await userEvent.type(
      await dialog.findByRole('textbox', { name: 'What stands for {{order_number}} in the heading' }),
      '4711',
    );
    await userEvent.type(dialog.getByRole('textbox', { name: 'What stands for {{customer_name}}' }), 'Ada');
    await userEvent.type(dialog.getByRole('textbox', { name: 'What stands for {{day}}' }), 'Monday');
    await expect(dialog.getByText('Order 4711')).toBeVisible();
    await expect(dialog.getByText('Hello Ada, your order left us on Monday.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Send' })).toBeDisabled();
    await userEvent.type(dialog.getByRole('textbox', { name: 'End of the address of “Track it”' }), 'abc');
    await expect(dialog.getByRole('button', { name: 'Send' })).toBeEnabled();
  },
});

/** A template that needs a document is sent when the document is there. */
export const TemplateWithFile = meta.story({
  ...WindowClosed.input,
  tags: ['no-pixels'],
  play: async ({ msw }) => {
    const said = fn();
    msw.use(sends(said));
    const dialog = await chooseTemplate(/^invoice \(en\)/);
    await userEvent.type(await dialog.findByRole('textbox', { name: 'What stands for {{1}}' }), 'Ada');
    await userEvent.type(dialog.getByRole('textbox', { name: 'What stands for {{2}}' }), 'October');
    await expect(dialog.getByRole('button', { name: 'Send' })).toBeDisabled();
    const input = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]');
    if (input === null) throw new Error('the dialog takes no file');
    await userEvent.upload(input, new File(['%PDF-1.7 an invoice'], 'invoice.pdf', { type: 'application/pdf' }));
    await dialog.findByRole('button', { name: 'Remove invoice.pdf' });
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Send' })).toBeEnabled());
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    await screen.findByText(/^Sending in/);
    const template = { name: 'invoice', language: 'en', parameters: ['Ada', 'October'] };
    await expect(said).toHaveBeenCalledWith(
      expect.objectContaining({ content: '', template, attachmentIds: [expect.any(String)] }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** Quiet hours: it can be scheduled for when they end. */
export const QuietHours = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      eligibility({
        email: refused('quiet_hours', 'Gmail has quiet hours now. Schedule the message for when they end.', {
          until: new Date(STORY_NOW + 3_600_000).toISOString(),
        }),
      }),
    ),
  play: async ({ msw }) => {
    const said = fn();
    msw.use(sends(said, { state: 'scheduled' }));
    await write('Good morning');
    await press(/^Schedule for Mon/);
    await waitFor(() => expect(said).toHaveBeenCalledTimes(1));
    await screen.findByText(/^Scheduled for Mon/);
  },
});

export const NotConnected = meta.story({
  args: sms,
  beforeEach: ({ msw }) =>
    msw.use(
      eligibility({
        sms: refused('not_connected', 'SMS (Twilio) is not connected.', { mode: 'not_connected', instead: 'email' }),
      }),
    ),
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Set up SMS (Twilio)' })).toHaveAttribute(
      'href',
      '/setup?channel=sms',
    );
  },
});

/** Segments of an SMS, by the alphabet that the text needs. */
export const Segments = meta.story({
  args: sms,
  play: async () => {
    await paste('Kaffee um neun? '.repeat(11));
    await expect(await screen.findByText('2 segments')).toBeVisible();
    await userEvent.paste('☕');
    await expect(await screen.findByText('3 segments')).toBeVisible();
    await saved();
  },
});

/** Longer than the channel takes: by how much, and it cannot be sent. */
export const OverLimit = meta.story({
  args: sms,
  play: async () => {
    await paste('x'.repeat(1_612));
    await expect(await screen.findByText('12 characters too many')).toBeVisible();
    await saved();
    await expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  },
});

/** Another window was faster: both texts are there, and can be kept together. */
export const Conflict = meta.story({
  args: { ...conversationOn('email', true), savesAfter: 60_000 },
  tags: ['dark'],
  play: async ({ args, msw }) => {
    const [kept] = storyWorld.drafts;
    await field();
    const theirs = { ...kept, conversationId: args.conversationId, content: 'From the other window', version: 9 };
    msw.use(
      ...(await network((world) => ({ ...world, drafts: [{ subject: null, updatedAt: STORY_NOW, ...theirs }] }))),
    );
    await type(' and mine');
    await userEvent.tab();
    await expect(await screen.findByText('From the other window')).toBeVisible();
    await expectText(`${kept?.content} and mine`);
  },
});

/** The other way out of the same: nothing is lost. */
export const ConflictResolved = meta.story({
  ...Conflict.input,
  tags: ['no-pixels'],
  play: async (context) => {
    await Conflict.input.play?.(context);
    await press('Keep both');
    await expectText(/^From the other window\n\n.* and mine$/s);
    await expect(await screen.findByText('Draft saved')).toBeVisible();
  },
});

/** A canned reply for somebody of whom nobody knows the company: the gap is seen and named. */
export const Gaps = meta.story({
  args: { ...letter, contact: { ...letter.contact, company: null } },
  play: async () => {
    await type('/price');
    await userEvent.keyboard('{Tab}');
    await expect(await screen.findByText(/Still to be filled in: \{company\}/)).toBeVisible();
    await saved();
  },
});

/** From right to left, as it is written. */
export const RightToLeft = meta.story({
  play: async () => {
    await write('שלום, יום שלישי בתשע מתאים לנו.');
  },
});

export const LongWords = meta.story({
  args: (() => {
    const world = longNames(storyWorld);
    return conversationOn('email', false, world);
  })(),
  beforeEach: async ({ msw }) => msw.use(eligibility(), outbox(), ...(await network(longNames))),
  play: async () => {
    await write('unbroken'.repeat(30));
  },
});
