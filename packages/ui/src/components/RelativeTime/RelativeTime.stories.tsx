import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { LocaleProvider } from '../../locale';
import { Row, Specimen } from '../../specimen';
import { ClockContext, RelativeTime } from '.';

const now = Date.UTC(2026, 2, 2, 9);
const minute = 60_000;
const day = 24 * 60 * minute;

const meta = preview.meta({ component: RelativeTime, args: { instant: now - 2 * day } });

export const Playground = meta.story({
  play: async ({ canvas }) => {
    const time = canvas.getByText('2 days ago');
    await expect(time).toHaveAttribute('datetime', '2026-02-28T09:00:00.000Z');
    await expect(time).toHaveAttribute('title', expect.stringContaining('28 February 2026'));
  },
});

/** From just now to years ago. */
export const Matrix = meta.story({
  tags: ['dark', 'rtl', 'forced'],
  render: () => (
    <Specimen>
      {[0, 5 * minute, 60 * minute, 9 * 60 * minute, day, 12 * day, 45 * day, 200 * day, 800 * day].map((age) => (
        <RelativeTime key={age} instant={now - age} />
      ))}
    </Specimen>
  ),
});

/** A time ahead of this clock, a due date, an invalid date, and a date before the epoch. */
export const Stress = meta.story({
  tags: ['zoom', 'small', 'coarse'],
  render: () => (
    <Specimen>
      <Row label="sent by a clock that runs ahead">
        <RelativeTime instant={now + 40 * minute} />
      </Row>
      <Row label="due">
        <RelativeTime instant={now + 3 * day} mayBeAhead />
      </Row>
      <Row label="no date">
        <RelativeTime instant="yesterday-ish" />
      </Row>
      <Row label="long ago">
        <RelativeTime instant="1969-07-20T20:17:40.000Z" />
      </Row>
    </Specimen>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('less than a minute ago')).toBeInTheDocument();
    await expect(canvas.getByText('in 3 days')).toBeInTheDocument();
  },
});

/** The exact time appears in the reader's time zone and locale. */
export const OtherTimeZones = meta.story({
  tags: ['no-pixels'],
  render: () => (
    <Specimen>
      <LocaleProvider locale="en-GB" timeZone="Asia/Tokyo">
        <RelativeTime instant={now} />
      </LocaleProvider>
      <LocaleProvider locale="de-DE" timeZone="America/New_York">
        <RelativeTime instant={now} />
      </LocaleProvider>
    </Specimen>
  ),
  play: async ({ canvas }) => {
    const [tokyo, newYork] = canvas.getAllByText('less than a minute ago');
    await expect(tokyo?.title).toMatch(/^Monday.? 2 March 2026 at 18:00$/);
    await expect(newYork?.title).toBe('Montag, 2. März 2026 um 04:00');
  },
});

let instant = now;
const watchers = new Set<() => void>();
const handClock = {
  now: () => instant,
  subscribe: (onTick: () => void) => {
    watchers.add(onTick);
    return () => watchers.delete(onTick);
  },
};

/** The text updates as time passes. */
export const Ticking = meta.story({
  args: { instant: now - 5 * minute },
  beforeEach: () => {
    instant = now;
  },
  decorators: [
    (Story) => (
      <ClockContext value={handClock}>
        <Story />
      </ClockContext>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('5 minutes ago')).toBeInTheDocument();
    instant = now + minute;
    for (const watcher of watchers) watcher();
    await expect(await canvas.findByText('6 minutes ago')).toBeInTheDocument();
  },
});
