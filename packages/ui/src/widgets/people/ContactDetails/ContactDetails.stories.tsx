import { attachEnrichment, enrichLinkedin } from '@concordia/api-client';
import { longConversation, longNames } from '@concordia/fixtures';
import { failing, network, pending, storyWorld } from '@concordia/fixtures/network';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { idIn } from '../../shared/testing/people';
import { playFailed, playLoading, playRefreshing } from '../../shared/testing/plays';
import { withReread } from '../../shared/testing/Reread';
import { Stage } from '../../shared/testing/Stage';
import { ContactDetails } from '.';

const contactPath = '/api/contacts/:contactId';
const region = 'Contact details';
const ada = idIn(storyWorld, 'Ada');

const meta = preview.meta({
  component: ContactDetails,
  args: {
    contactId: ada,
    onClose: fn(),
    onOpenContact: fn(),
    onOpenMessage: fn(),
    messageHref: (id: string) => `/?message=${id}`,
  },
  parameters: {
    layout: 'fullscreen',
    keyboard: [
      { keys: ['Tab'], does: 'Goes to the ways to reach them, the actions, the tabs and what the tab shows.' },
      { keys: ['ArrowLeft', 'ArrowRight'], does: 'Goes from tab to tab.' },
      { keys: ['Escape'], does: 'Closes it.' },
    ],
  },
  globals: { viewport: { value: 'w768', isRotated: false } },
  decorators: [
    (Story) => (
      <Stage>
        <Story />
      </Stage>
    ),
  ],
  beforeEach: async ({ msw }) => msw.use(...(await network())),
});

const events = () => document.querySelectorAll('[data-event]');
const ready = () => waitFor(() => expect(events().length).toBeGreaterThan(1));
const tab = async (name: RegExp) => userEvent.click(await screen.findByRole('tab', { name }));
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const choose = async (name: string) => userEvent.click(await screen.findByRole('menuitem', { name }));

/** Who it is, what one can do, and all that happened, over every channel; or only what is of one kind. */
export const Ready = meta.story({
  tags: ['dark', 'rtl', 'narrow', 'forced', 'phone', 'enlarged'],
  play: async () => {
    await ready();
    const all = events().length;
    await userEvent.click(screen.getByRole('button', { name: 'Notes' }));
    await waitFor(() => expect(events()).toHaveLength(2));
    await expect(screen.getByText(/Prefers a call before ten/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Notes' }));
    await waitFor(() => expect(events()).toHaveLength(all));
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending({ path: contactPath })),
  play: playLoading(region),
});

/** An old link: nobody has this id any more. */
export const Empty = meta.story({
  args: { contactId: '00000000-0000-7000-8000-000000000000' },
  play: async () => {
    await screen.findByText('Contact information not available');
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing({ path: contactPath })),
  play: playFailed,
});

/** Trying again works. */
export const Recovers = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) => msw.use(failing({ path: contactPath, once: true })),
  play: async () => {
    await press('Try again');
    await ready();
  },
});

/** The person is there, what happened is not; it can be asked for again. */
export const TimelineFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing({ path: `${contactPath}/timeline`, once: true })),
  play: async () => {
    await screen.findByText('The timeline could not be read');
    await press('Try again');
    await ready();
  },
});

export const Refreshing = meta.story({
  tags: ['no-pixels'],
  decorators: [withReread],
  play: (context) => playRefreshing(region, { answer: pending({ path: contactPath }), shown: ready })(context),
});

/** Years of messages: the latest first, earlier ones when asked for. */
export const Crowded = meta.story({
  args: { contactId: idIn(longConversation(storyWorld), 'Marcus') },
  beforeEach: async ({ msw }) => msw.use(...(await network(longConversation))),
  play: async () => {
    await ready();
    const before = events().length;
    await press('Show earlier');
    await waitFor(() => expect(events().length).toBeGreaterThan(before));
  },
});

/** The width of a phone, and names that do not fit. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'w320', isRotated: false } },
  beforeEach: async ({ msw }) => msw.use(...(await network(longNames))),
  play: async () => {
    await ready();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

/** Arrows go from tab to tab; Escape closes. */
export const Keyboard = meta.story({
  tags: ['no-pixels'],
  play: async ({ args }) => {
    await ready();
    screen.getByRole('tab', { name: 'Timeline' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(screen.getByRole('tab', { name: /Notes/ })).toHaveFocus();
    await screen.findByRole('textbox', { name: /New note/ });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
});

/** A note is written, changed, deleted, and comes back. */
export const Notes = meta.story({
  tags: ['dark', 'narrow'],
  play: async () => {
    await tab(/Notes/);
    const box = await screen.findByRole('textbox', { name: /New note/ });
    await userEvent.type(box, 'Likes <b>dark</b> roasts');
    await press('Add note');
    // What looks like a tag is text.
    const note = await screen.findByText('Likes <b>dark</b> roasts', { selector: 'li *' });
    await waitFor(() => expect(screen.getByRole('textbox', { name: /New note/ })).toHaveValue(''));
    const item = within(note.closest('li') ?? document.body);
    await userEvent.click(item.getByRole('button', { name: 'Delete note' }));
    await waitFor(() => expect(screen.queryByText('Likes <b>dark</b> roasts', { selector: 'li *' })).toBeNull());
    await press('Undo');
    await screen.findByText('Likes <b>dark</b> roasts');
  },
});

/** Characters that nobody sees turn nothing around, in a name or in a note. */
export const Reversing = meta.story({
  tags: ['no-pixels'],
  beforeEach: async ({ msw }) =>
    msw.use(
      ...(await network((world) => ({
        ...world,
        contacts: world.contacts.map((one) => (one.id === ada ? { ...one, name: 'Ada \u202Efdp.exe\u202C' } : one)),
      }))),
    ),
  play: async () => {
    await screen.findByRole('heading', { name: 'Ada fdp.exe' });
    await tab(/Notes/);
    await userEvent.click(await screen.findByRole('textbox', { name: /New note/ }));
    await userEvent.paste('Sent \u2067exe.bill\u2069 today');
    await press('Add note');
    await screen.findByText('Sent exe.bill today', { selector: 'li *' });
    // The field is emptied once the note is saved, which its place in the list does not wait for.
    await waitFor(() => expect(document.body.textContent).not.toMatch(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/u));
  },
});

/** An old note is changed in its place. */
export const EditedNote = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    await tab(/Notes/);
    await userEvent.click((await screen.findAllByRole('button', { name: 'Edit note' }))[0] ?? document.body);
    const box = await screen.findByRole('textbox', { name: 'Note' });
    await userEvent.clear(box);
    await userEvent.type(box, 'Call after ten');
    await press('Save');
    await screen.findByText('Call after ten');
  },
});

const consentOf = () => screen.findByRole('button', { name: /Consent: Gmail/ });

/** They asked not to be written to: it counts at once, says since when, and is taken back by the toast. */
export const OptOut = meta.story({
  tags: ['dark', 'narrow'],
  play: async () => {
    await tab(/Channels/);
    await waitFor(async () => expect(await consentOf()).toHaveTextContent('Opted in'));
    await userEvent.click(await consentOf());
    await userEvent.click(await screen.findByRole('option', { name: 'Opted out' }));
    await waitFor(async () => expect(await consentOf()).toHaveTextContent('Opted out'));
    await press('Undo');
    await waitFor(async () => expect(await consentOf()).toHaveTextContent('Opted in'));
  },
});

/** A handle is added; one that belongs to somebody else is refused, and says whose it is. */
export const AddedChannel = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    await tab(/Channels/);
    await press('Add channel');
    const handle = await screen.findByRole('textbox', { name: /Email address/ });
    await userEvent.type(handle, 'priya.raman@lumen.example');
    await press('Add');
    await screen.findAllByText(/a handle of nobody else/);
    await userEvent.clear(handle);
    await userEvent.type(handle, 'ada@second.example');
    await press('Add');
    await screen.findByText('ada@second.example');
  },
});

/** A handle goes with one press, and comes back with another. */
export const RemovedChannel = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    await tab(/Channels/);
    await press(/Remove LinkedIn/);
    await waitFor(() => expect(screen.queryByRole('button', { name: /Remove LinkedIn/ })).toBeNull());
    await press('Undo');
    await screen.findByRole('button', { name: /Remove LinkedIn/ });
  },
});

/** Their tasks. */
export const Tasks = meta.story({
  play: async () => {
    await tab(/Tasks/);
    await screen.findByRole('region', { name: 'Tasks and follow-ups' });
  },
});

/** What else is known: fields of their own, counts, dates. */
export const Details = meta.story({
  tags: ['rtl'],
  play: async () => {
    await tab(/Details/);
    await screen.findByText('Washed Huila, light');
    const received = within(await screen.findByRole('figure', { name: 'Messages received by weekday and hour' }));
    await expect(received.getByText(/too few to tell|The busiest time|No time stands out/)).toBeVisible();
    const weeks = await screen.findByRole('figure', { name: 'Messages per week' });
    await expect(weeks).toHaveAccessibleDescription(/^In touch in \d+ weeks? of the last 26\.$/);
    const channels = await screen.findByRole('figure', { name: 'Channels used' });
    await expect(channels).toHaveAccessibleDescription(/^\d+% of the messages are on /);
  },
});

/** What came from outside says where it is from, and is taken back. */
export const Enriched = meta.story({
  play: async () => {
    const found = await enrichLinkedin({ query: 'coffee', type: 'profiles', fields: ['name'] });
    const result_id = found.meta.result_id ?? '';
    await attachEnrichment({ result_id, index: 0, contactId: ada, fields: ['headline', 'industry'] });
    await tab(/Details/);
    await screen.findByText('Enriched from outside');
    await expect(screen.getByText('Industry, Headline')).toBeVisible();
    await press(/^Undo the changes from LinkedIn/);
    await expect(await screen.findByText('Undone')).toBeVisible();
  },
});

/** What is seldom done is in a menu, and opens its dialog. */
export const More = meta.story({
  tags: ['no-pixels'],
  // The dialog comes when it is asked for; how long that takes is no part of this story.
  beforeEach: async () => {
    await import('../MergeDialog');
  },
  play: async () => {
    await press('More');
    await choose('Merge with…');
    // By its words: role queries over a long timeline take seconds.
    await screen.findByText('Who is the same person as Ada Lindqvist?');
  },
});
