import { longConversation, longNames, type WorldMessage } from '@concordia/fixtures';
import { failing, network, pending, storyWorld } from '@concordia/fixtures/network';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { outbox, outboxEntry } from '../../shared/testing/outbox';
import { playFailed } from '../../shared/testing/plays';
import { Stage, withLiveEvent } from '../../shared/testing/Stage';
import { MessageDetail } from '.';
import { MailFrame } from './MailFrame';
import { MessageNotes } from './MessageNotes';
import { mailDocument } from './mailDocument';

/** The newest matching message of the world. @throws if there is none, so that a story cannot pass without one */
function newest(isSo: (message: WorldMessage) => boolean, world = storyWorld): string {
  const [found] = world.messages.filter(isSo).toSorted((a, b) => b.sentAt - a.sentAt);
  if (!found) throw new Error('the world has no such message');
  return found.id;
}

const letter = newest(
  ({ channel, kind, direction, quotedText }) =>
    channel === 'email' && kind === 'personal' && direction === 'inbound' && quotedText !== null,
);
const unread = newest(({ direction, isRead, contactId }) => direction === 'inbound' && !isRead && contactId !== null);
const newsletter = newest(({ html, remoteContentCount }) => html !== null && remoteContentCount > 0);
const withFiles = newest(({ attachments }) => attachments.length > 0);
const fromStranger = newest(({ contactId }) => contactId === null);

const meta = preview.meta({
  component: MessageDetail,
  args: { messageId: letter, onClose: fn() },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story, { parameters }) => (
      <Stage place={parameters.isWide === true ? 'pane' : 'panel'}>
        <Story />
      </Stage>
    ),
  ],
  beforeEach: async ({ msw }) => msw.use(...(await network())),
});

const page = within(document.body);

/** A letter, quotation and signature folded. In a narrow pane, the person is folded too. */
export const Ready = meta.story({
  tags: ['dark', 'rtl', 'phone', 'enlarged'],
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: /^Reply/ });
    await canvas.findByRole('list', { name: 'AI suggestions' });
    await userEvent.click((await canvas.findAllByRole('button', { name: 'Show quoted text' }))[0] ?? document.body);
    await expect(canvas.getByRole('heading', { name: /^Conversation, / })).toBeVisible();
  },
});

/** The width it has beside the list: the person stands at the side. */
export const Wide = meta.story({
  tags: ['dark', 'rtl'],
  globals: { viewport: { value: 'w1440', isRotated: false } },
  parameters: { isWide: true },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: /^Reply/ });
    await canvas.findByRole('list', { name: 'AI suggestions' });
    await expect(await canvas.findByRole('complementary', { name: 'Contact and actions' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Multi-Channel Outreach' })).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending()),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Message' })).toHaveAttribute('aria-busy', 'true');
  },
});

/** Nothing is open. */
export const Empty = meta.story({
  args: { messageId: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Select a channel or a message')).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing({ path: '/api/messages/:messageId', method: 'get' })),
  play: playFailed,
});

/** Trying again works. */
export const Recovers = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) => msw.use(failing({ path: '/api/messages/:messageId', method: 'get', once: true })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await canvas.findByRole('heading', { name: /^Conversation, / });
  },
});

/** The message is there, its conversation is not, until it is asked for again. */
export const ConversationFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing({ path: '/api/conversations/:conversationId/messages', once: true })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The conversation could not be read.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(0));
    // How far the page was scrolled to press the button depends on what had come above it by then.
    await canvas.findByRole('list', { name: 'AI suggestions' });
    canvas.getByText(/^Conversation, /).scrollIntoView({ block: 'center' });
  },
});

export const Refreshing = meta.story({
  tags: ['no-pixels'],
  decorators: [withLiveEvent],
  play: async ({ canvas, msw }) => {
    await canvas.findAllByRole('article');
    await canvas.findByText('Simulated: nothing leaves this machine');
    msw.use(pending());
    await userEvent.click(canvas.getByRole('button', { name: 'Something changed elsewhere' }));
    await waitFor(() => expect(canvas.getAllByRole('region')[0]).toHaveAttribute('aria-busy', 'true'));
    await expect(canvas.getAllByRole('article')[0]).toBeVisible();
  },
});

const talkative = longConversation(storyWorld);

/** Eighty messages: the last twenty at first, earlier ones when asked for. */
export const Crowded = meta.story({
  args: { messageId: newest(({ text }) => text.startsWith('Yes, point'), talkative) },
  beforeEach: async ({ msw }) => msw.use(...(await network(longConversation))),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Conversation, 80 messages' });
    await userEvent.click(canvas.getByRole('button', { name: /^79 earlier messages/ }));
    await expect(canvas.getAllByRole('article')).toHaveLength(20);
    await userEvent.click(canvas.getByRole('button', { name: 'Show earlier messages' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(40));
  },
});

export const Narrow = meta.story({
  args: { isNarrow: true },
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    // The reply and its suggestions come a moment later.
    await canvas.findByRole('textbox', { name: /^Reply on/ });
    await canvas.findByRole('list', { name: 'AI suggestions' });
  },
});

/** Escape closes it from anywhere on the page. */
export const Keyboard = meta.story({
  tags: ['no-pixels'],
  render: (args) => {
    const [messageId, setMessageId] = useState<string | null>(letter);
    return (
      <MessageDetail
        {...args}
        messageId={messageId}
        onClose={() => {
          args.onClose();
          setMessageId(null);
        }}
      />
    );
  },
  play: async ({ canvas, args }) => {
    await canvas.findAllByRole('article');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await expect(await canvas.findByText('Select a channel or a message')).toBeVisible();
  },
});

/** What has the focus is removed: the focus goes to the conversation, so that keys act on it. A press beside everything leaves it nowhere. */
export const KeepsFocus = meta.story({
  tags: ['no-pixels'],
  play: async ({ canvas }) => {
    const article = (await canvas.findAllByRole('article'))[0];
    const panel = article?.closest('[tabindex="-1"]');
    const openedFrom = document.createElement('button');
    document.body.append(openedFrom);
    openedFrom.focus();
    openedFrom.remove();
    await waitFor(() => expect(panel).toHaveFocus());

    document.body.append(openedFrom);
    openedFrom.focus();
    await userEvent.pointer({ keys: '[MouseLeft]', target: document.body });
    openedFrom.remove();
    for (const _ of 'four') await new Promise(requestAnimationFrame);
    await expect(document.body).toHaveFocus();
  },
});

const open = fn<(messageId: string) => void>();

/** What is read ahead opens in the same pane: its buttons stay, and no menu of the one before stays open. */
export const NextInPlace = meta.story({
  tags: ['no-pixels'],
  render: (args) => {
    const [messageId, setMessageId] = useState(letter);
    open.mockImplementation(setMessageId);
    return <MessageDetail {...args} messageId={messageId} />;
  },
  play: async ({ canvas }) => {
    const complete = () => canvas.findByRole('button', { name: 'Complete' });
    const title = async () => (await canvas.findAllByRole('heading', { level: 2 }))[0]?.textContent;
    await canvas.findAllByRole('article');
    const first = await title();
    open(unread);
    await waitFor(async () => expect(await title()).not.toBe(first));
    await canvas.findAllByRole('article');

    const button = await complete();
    const more = await canvas.findByRole('button', { name: 'More actions' });
    await userEvent.click(more);
    await expect(await page.findByRole('menu')).toBeVisible();
    open(letter);
    await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
    await waitFor(async () => expect(await title()).toBe(first));
    await expect(await complete()).toBe(button);
    await expect(more).toHaveAttribute('aria-expanded', 'false');
  },
});

const fromAda = newest(({ direction, contactId }) => {
  const ada = storyWorld.contacts.find(({ name }) => name === 'Ada Lindqvist');
  return direction === 'inbound' && contactId === ada?.id;
});

/** What one should know before replying stands below the person: the last contact, what we promised, deals and notes. */
export const Background = meta.story({
  args: { messageId: fromAda },
  parameters: { isWide: true },
  globals: { viewport: { value: 'w1440', isRotated: false } },
  tags: ['dark'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'You promised' }, { timeout: 5_000 })).toHaveTextContent(
      'I will have the offer with you by the middle of next week.',
    );
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Kept: I will have the offer/ }));
    await expect(await page.findByText(/^Checked off: I will have the offer/)).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: /^Kept: I will have the offer/ })).toBeChecked();
    await userEvent.click(page.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(canvas.getByRole('checkbox', { name: /^Kept: I will have the offer/ })).not.toBeChecked(),
    );
    await expect(await canvas.findByRole('list', { name: 'Notes' })).toBeVisible();
    await expect(canvas.getByText(/^Last message/)).toBeVisible();
  },
});

/** Opening an unread message marks it read, and it can be marked unread again while it is open. */
export const MarksRead = meta.story({
  args: { messageId: unread },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark as unread' }));
    await expect(await canvas.findByRole('button', { name: 'Mark as read' })).toBeVisible();
  },
});

/** It is moved on from here too. */
export const Moved = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Column/ }));
    await userEvent.click(await page.findByRole('menuitemradio', { name: 'Completed' }));
    const button = canvas.getByRole('button', { name: 'Column: Completed' });
    await waitFor(() => expect(button).toHaveFocus());
    // A letter is a shortcut of the page, and moves nothing by itself.
    await userEvent.keyboard('i');
    await expect(button).toHaveTextContent('Completed');
  },
});

/** The server refuses the mark: the flag goes down again, and a toast says why. */
export const RefusedMark = meta.story({
  // Whether the message was marked as read before the calls failed is no picture to compare.
  tags: ['no-pixels'],
  play: async ({ canvas, msw }) => {
    const flag = await canvas.findByRole('button', { name: /^Mark as (not )?urgent$/ });
    const before = flag.ariaLabel;
    // The mark is the conversation's, once that is read.
    for (const path of ['/api/messages/:messageId', '/api/conversations/:conversationId'] as const) {
      msw.use(failing({ path, method: 'patch' }, 409));
    }
    await userEvent.click(flag);
    await expect(await page.findByText('Not marked')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Mark as (not )?urgent$/ }).ariaLabel).toBe(before));
  },
});

/**
 * A newsletter shows as it was sent, in a frame that runs no scripts; its remote images wait until they are asked for.
 * The frame has the system's own type, so there is no picture of it.
 */
export const Newsletter = meta.story({
  args: { messageId: newsletter },
  tags: ['no-pixels'],
  play: async ({ canvas }) => {
    const frame = await canvas.findByTitle<HTMLIFrameElement>(/as it was sent$/);
    await waitFor(() => expect(frame.getBoundingClientRect().height).toBeGreaterThan(60));
    const sandbox = frame.getAttribute('sandbox');
    await expect(sandbox).not.toContain('allow-scripts');
    await expect(frame.srcdoc).toContain("default-src 'none'");
    await expect(frame.contentDocument?.querySelector('img[src^="http"]')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Show remote images' })).toBeVisible();
  },
});

/**
 * The frame's own walls, with a mail that no sanitiser has seen: no script runs, no remote picture loads, a quotation is folded without any
 * script, and the frame is as high as its mail.
 */
export const HostileMail = meta.story({
  tags: ['no-pixels'],
  render: () => (
    <MailFrame
      title="Hostile mail"
      showsRemote={false}
      onEscape={fn()}
      html={[
        '<p>Hello</p><script>parent.document.title = "broken in"</script>',
        '<img src="data:," onerror="parent.document.title = \'broken in\'">',
        '<img data-remote-src="https://tracker.example/pixel.png">',
        '<blockquote>What was said before</blockquote><p style="height:700px">Long</p>',
      ].join('')}
    />
  ),
  play: async ({ canvas }) => {
    const frame = await canvas.findByTitle<HTMLIFrameElement>('Hostile mail');
    await waitFor(() => expect(frame.getBoundingClientRect().height).toBeGreaterThan(700));
    await expect(document.title).not.toBe('broken in');
    const inside = frame.contentDocument;
    await expect(inside?.querySelector('img[src^="http"]')).toBeNull();
    await expect(inside?.querySelector('details > summary')?.textContent).toBe('Show quoted text');
    await expect(inside?.querySelector('details')?.open).toBe(false);
  },
});

/** What asking for remote images changes: they get their address, and the policy lets pictures through, nothing else. */
export const RemoteImagesAskedFor = meta.story({
  args: { messageId: null },
  tags: ['no-pixels'],
  play: async () => {
    const html = '<img data-remote-src="https://a.example/x.png"><td data-remote-src="https://a.example/y.png">t</td>';
    const options = { quoteLabel: 'Show', attachmentsAt: 'https://own.example/api/attachments/' };
    const closed = mailDocument(html, { ...options, showsRemote: false });
    await expect(closed).not.toMatch(/ src="https/);
    await expect(closed).toContain("default-src 'none'; style-src 'unsafe-inline'; img-src data: cid: https://own");
    const open = mailDocument(html, { ...options, showsRemote: true });
    await expect(open).toContain(' src="https://a.example/x.png"');
    await expect(open).toMatch(/img-src [^"]* https: http:"/);
    const unsafe = mailDocument('<img data-remote-src="javascript:alert(1)">', { ...options, showsRemote: true });
    await expect(unsafe).not.toContain(' src="javascript');
  },
});

/** What of an HTML email is folded: what the server marked as a quote, with its first line, and never a forward. */
export const MarkedQuotes = meta.story({
  args: { messageId: null },
  tags: ['no-pixels'],
  play: async () => {
    const options = { quoteLabel: 'Show', attachmentsAt: '/', showsRemote: false };
    const parts = (html: string) => {
      const { body } = new DOMParser().parseFromString(mailDocument(html, options), 'text/html');
      const folded = [...body.querySelectorAll('details')].map((one) => one.textContent.replace('Show', ''));
      for (const one of body.querySelectorAll('details')) one.remove();
      return [body.textContent, ...folded];
    };
    await expect(parts('<p>Yes.</p><div data-quote="intro">Ann wrote:</div><br><blockquote>Ten?</blockquote>')).toEqual(
      ['Yes.', 'Ann wrote:Ten?'],
    );
    await expect(parts('<p>Yes.</p><div data-quote="block">Ten?</div><p>Below.</p>')).toEqual(['Yes.Below.', 'Ten?']);
    await expect(parts('<p>Yes.</p><div><hr data-quote="rest">From: Ann</div><p>Ten?</p>')).toEqual([
      'Yes.',
      'From: AnnTen?',
    ]);
    await expect(
      parts('<p>See.</p><blockquote data-quote="forward">Ten?<blockquote>Old</blockquote></blockquote>'),
    ).toEqual(['See.Ten?Old']);
    await expect(parts('<div data-quote="rest">From: Ann</div><p>Ten?</p>')).toEqual(['From: AnnTen?']);
  },
});

/** The same as text, which is how letters between people show at first. */
export const NewsletterAsText = meta.story({
  args: { messageId: newsletter },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show as text' }));
    await waitFor(() => expect(canvas.queryByTitle(/as it was sent$/)).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Show as it was sent' })).toBeVisible();
  },
});

/** Files to download, with their sizes. */
export const Attachments = meta.story({
  args: { messageId: withFiles },
  play: async ({ canvas }) => {
    const [link] = await canvas.findAllByRole('link', { name: /^Download / });
    await expect(link).toHaveAttribute('href', expect.stringMatching(/^\/api\/attachments\//));
  },
});

const chat = newest(({ deletedAt }) => deletedAt !== undefined);

/**
 * What becomes of messages in a chat: one that was changed, with what it said before, one that was taken back, reactions with who gave them, and
 * files that are here, on their way, or cannot be had.
 */
export const Chat = meta.story({
  args: { messageId: chat },
  // The play scrolls through a panel whose parts come one after the other: where it ends is no picture to compare.
  tags: ['no-pixels'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /^Conversation, / });
    await userEvent.click(canvas.getByRole('button', { name: /earlier messages/ }));
    await expect(canvas.getAllByText('Tomás Ferreira deleted this message')).toHaveLength(1);
    for (const article of canvas.getAllByRole('article').slice(0, -1)) {
      // A deleted message has no head to press, only the menu of its tools.
      const [head] = within(article).queryAllByRole('button', { expanded: false });
      if (head && !head.ariaHasPopup) await userEvent.click(head);
    }
    await expect(await canvas.findByText('Being fetched')).toBeVisible();
    await expect(canvas.getByText('Larger than 26 MB, so it was not kept')).toBeVisible();
    await expect(canvas.getByText('The sender’s network does not give it out')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Open counter\.webp/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'What it said before' }));
    await waitFor(() => expect(canvas.getByText(/send 10 kg more/)).toBeVisible());
    await expect(canvas.getByText('Location: Ferreira Coffee')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Show on a map' })).toBeVisible();
    const laughs = canvas.getByRole('button', { name: /^😂 2 from Tomás Ferreira and \+442079460112$/ });
    laughs.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('😂 from Tomás Ferreira and +442079460112')).toBeVisible();
  },
});

const lastWords = newest(({ channel, direction }) => channel === 'whatsapp' && direction === 'inbound');

/** A reaction by keyboard: chosen by name, shown below the message, and removed. */
export const Reacting = meta.story({
  args: { messageId: lastWords },
  tags: ['no-pixels'],
  play: async ({ canvas }) => {
    const [tool] = await canvas.findAllByRole('button', { name: /^React to the message of / });
    tool?.focus();
    await userEvent.keyboard('{Enter}');
    const search = await screen.findByRole('combobox', { name: 'Search emoji' });
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.type(search, 'party popper');
    await screen.findByRole('option', { name: 'party popper' });
    await userEvent.keyboard('{Enter}');
    const mine = await canvas.findByRole('button', { name: '🎉 from you' });
    mine.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: '🎉 from you' })).toBeNull());
  },
});

/** What messages carry besides text and files, and what stands for those that cannot be shown. */
export const Notes = meta.story({
  tags: ['dark', 'rtl'],
  render: () => (
    <MessageNotes
      notes={[
        { kind: 'unsupported', title: 'hologram' },
        { kind: 'disappearing' },
        { kind: 'encrypted' },
        { kind: 'call', detail: 'completed, 42 s' },
        { kind: 'group', title: 'joined', items: ['Ada Lindqvist', 'Tomás Ferreira'] },
        { kind: 'poll', title: 'When shall we meet?', items: ['Monday', 'Tuesday'] },
        { kind: 'contact', title: 'Ada Lindqvist', items: ['+46 70 174 06 01'] },
        { kind: 'order', items: ['2 × A1, 9 EUR'] },
        { kind: 'location', title: 'Office', detail: 'Kungsgatan 1', place: { latitude: 59.33, longitude: 18.06 } },
        { kind: 'post', title: 'New beans', url: 'https://example.org/post' },
        { kind: 'story_reply', url: 'https://example.org/story' },
        { kind: 'ad', title: 'Spring sale', detail: '10 % off' },
        { kind: 'forwarded', title: 'Ada Lindqvist' },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Also in this message' })).toBeVisible();
    await expect(canvas.getByText('This kind of message cannot be shown here: hologram')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Show on a map' })).toHaveAttribute(
      'rel',
      'noopener noreferrer nofollow',
    );
  },
});

/** Nobody knows who wrote this. */
export const UnknownContact = meta.story({
  args: { messageId: fromStranger },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Contact information not available' })).toBeVisible();
  },
});

export const LongWords = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await network(longNames))),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    await canvas.findByText('Simulated: nothing leaves this machine');
  },
});

/** All that was said with a person, each message with its channel; the text is read when it is unfolded. */
export const AllChannels = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'All channels' }));
    await canvas.findByRole('heading', { name: /^All channels, / });
    // What arrives above the letters after the click would move them.
    await canvas.findByRole('textbox', { name: /^Reply/ });
    await canvas.findByRole('list', { name: 'AI suggestions' });
    const folded = canvas.getAllByRole('button', { expanded: false });
    await userEvent.click(folded.at(-1) ?? document.body);
    await waitFor(() => expect(canvas.getAllByRole('button', { expanded: true }).length).toBeGreaterThan(1));
  },
});

const failed = storyWorld.outbox.find(({ state, messageId }) => state === 'failed' && messageId !== null);

/** One of ours did not arrive: why, and sending it again, which does. */
export const NotDelivered = meta.story({
  args: { messageId: failed?.messageId ?? '' },
  tags: ['dark'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(failed?.failure?.message ?? 'a reason')).toBeVisible();
    await expect(canvas.getByText('Not delivered')).toBeVisible();
  },
});

export const Retried = meta.story({
  args: { messageId: failed?.messageId ?? '' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(canvas.queryByText('Not delivered')).toBeNull());
    await expect(await page.findByText('It is being sent again')).toBeVisible();
  },
});

/** What waits to leave: soon, at a time, and what could not. */
export const OnItsWayOut = meta.story({
  beforeEach: ({ msw }) => {
    const conversationId = storyWorld.messages.find(({ id }) => id === letter)?.conversationId ?? '';
    const at = (id: number, change: Parameters<typeof outboxEntry>[1]) =>
      outboxEntry(conversationId, { id: `0199f3a2-7c1e-7d40-9b6a-3f6f5f0c2a1${id}`, ...change });
    const failure = {
      code: 'rejected',
      message: 'The provider refused the address.',
      providerCode: null,
      isFinal: true,
    } as const;
    msw.use(
      outbox(
        at(1, {}),
        at(2, { state: 'scheduled', sendAt: '2026-03-03T09:00:00.000Z', content: 'On Tuesday, then.' }),
        at(3, { state: 'failed', content: 'Not this one.', failure }),
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sending in 5 s')).toBeVisible();
    await expect(canvas.getByText('Scheduled for Tue 09:00')).toBeVisible();
    await expect(canvas.getByText('The provider refused the address.')).toBeVisible();
  },
});

/** What follows from a message has its dialogs. */
export const Offers = meta.story({
  tags: ['no-pixels'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /: contact and actions$/ }));
    for (const name of ['Multi-Channel Outreach', 'Schedule Follow-up', 'Create Task']) {
      await userEvent.click(await canvas.findByRole('button', { name }));
      // Its code comes when it is asked for.
      await page.findByRole('dialog');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    }
  },
});

/** The menu of a message begins a new conversation there; the toast takes it back. */
export const Split = meta.story({
  play: async ({ canvas }) => {
    const menus = await canvas.findAllByRole('button', { name: /^More actions for the message of/ });
    const last = menus.at(-1) ?? document.body;
    await userEvent.hover(last);
    await userEvent.click(last);
    await userEvent.click(await page.findByRole('menuitem', { name: 'Start a new conversation here' }));
    await expect(await page.findByText('Moved 1 message to a new conversation')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(page.queryByText('Moved 1 message to a new conversation')).toBeNull());
  },
});

/** The menu of the pane merges the conversation with others of its contact. */
export const MergeMenu = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
    await userEvent.click(await page.findByRole('menuitem', { name: 'Merge with…' }));
    await expect(await page.findByRole('dialog', { name: 'Merge conversations' })).toBeVisible();
  },
});
