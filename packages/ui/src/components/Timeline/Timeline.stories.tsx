import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { LocaleProvider } from '../../locale';
import { expectToFit, Frame, long, Specimen, scripts } from '../../specimen';
import { Skeleton } from '../Skeleton';
import { Timeline, type TimelineEvent } from '.';

const events: TimelineEvent[] = [
  { id: 'reply', at: '2026-03-02T08:42:00Z', icon: 'reply', who: 'Ada Okafor', what: 'answered by email' },
  {
    id: 'score',
    at: '2026-03-02T07:05:00Z',
    icon: 'chart',
    what: 'Priority rose to 86',
    detail: 'Asks a question, and has waited for two days.',
  },
  { id: 'call', at: '2026-03-01T23:30:00Z', icon: 'phone', who: 'Ada Okafor', what: 'called for 12 minutes' },
  { id: 'note', at: '2026-03-01T10:15:00Z', icon: 'pencil', who: 'You', what: 'wrote a note' },
  { id: 'sent', at: '2026-02-24T16:00:00Z', icon: 'send', who: 'You', what: 'sent the offer', detail: '3 attachments' },
  { id: 'met', at: '2025-11-18T13:00:00Z', icon: 'users', who: 'Ada Okafor', what: 'was introduced by Mei-Ling Chen' },
];

const meta = preview.meta({
  component: Timeline,
  args: { label: 'Activity', events },
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Moves to the button below the last event.' },
      { keys: ['Enter', 'Space'], does: 'On the button, loads older events.' },
    ],
  },
});

/** Recent days are named relative to today. The year is shown only for other years. */
export const Playground = meta.story({
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('heading').map(({ textContent }) => textContent);
    await expect(names).toEqual(['Today', 'Yesterday', 'Tuesday 24 February', '18 November 2025']);
    await expect(canvas.getAllByRole('list')).toHaveLength(5);
  },
});

/** Both densities, and loading. */
export const Matrix = meta.story({
  tags: ['dark', 'rtl', 'forced'],
  render: (args) => (
    <Frame width="30rem">
      <Specimen>
        <Timeline {...args} label="Comfortable" events={events.slice(0, 4)} onLoadMore={() => undefined} />
        <Timeline {...args} label="Dense" density="dense" />
        <Skeleton isLoading>
          <Timeline {...args} label="Loading" density="dense" events={events.slice(0, 2)} />
        </Skeleton>
      </Specimen>
    </Frame>
  ),
});

/** Days follow the time zone: late Sunday in London is Monday morning in Tokyo. */
export const Elsewhere = meta.story({
  render: (args) => (
    <LocaleProvider locale="en-GB" timeZone="Asia/Tokyo">
      <Timeline {...args} events={events.slice(0, 4)} density="dense" />
    </LocaleProvider>
  ),
  play: async ({ canvas }) => {
    const [today] = canvas.getAllByRole('listitem');
    await expect(today).toHaveTextContent('called for 12 minutes');
    await expect(today).toHaveTextContent('08:30');
  },
});

/** Long and unbroken words, other scripts, an invalid date, and no events. */
export const Stress = meta.story({
  tags: ['zoom', 'small', 'coarse'],
  render: (args) => (
    <Frame width="16rem">
      <Specimen>
        <Timeline
          {...args}
          events={[
            { id: 'a', at: '2026-03-02T08:00:00Z', icon: 'mail', who: long.sentence, what: long.unbroken },
            { id: 'b', at: '2026-03-02T07:00:00Z', icon: 'mail', who: scripts.arabic, what: scripts.japanese },
            { id: 'c', at: 'soon', icon: 'mail', what: 'is not shown' },
            { id: 'd', at: '1969-07-20T20:17:40Z', icon: 'flag', what: 'landed', detail: long.address },
          ]}
        />
        <Timeline {...args} label="Nothing" events={[]} />
      </Specimen>
    </Frame>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByText('is not shown')).not.toBeInTheDocument();
    await expectToFit(canvasElement);
  },
});

function Paged() {
  const [count, setCount] = useState(2);
  const more = count < events.length ? () => setCount(count + 2) : undefined;
  return <Timeline label="Activity" density="dense" events={events.slice(0, count)} onLoadMore={more} />;
}

/** The button keeps focus while pages load. After the last page, focus moves to its first event. */
export const Keyboard = meta.story({
  render: () => <Paged />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Show earlier' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(button).not.toBeInTheDocument();
    await expect(document.activeElement).toHaveTextContent('sent the offer');
  },
});
