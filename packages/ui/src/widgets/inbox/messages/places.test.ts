import { describe, expect, it } from 'vitest';
import { sampleMessage } from '../../shared/testing/sampleMessage';
import type { DeskItem } from './deskItem';
import { inLatestPlaces, PlaceKeeper } from './places';

const inbox = sampleMessage({ id: 'a' });
const waiting = sampleMessage({ id: 'a', status: 'waiting' });
const other = sampleMessage({ id: 'b' });

const isInbox = ({ status, snooze }: DeskItem) => status === 'inbox' && snooze === null;
const isWaiting = ({ status, snooze }: DeskItem) => status === 'waiting' && snooze === null;

/** How the two columns show what each of them has read. */
const columns = (keeper: PlaceKeeper, inInbox: DeskItem[], inWaiting: DeskItem[]) =>
  [inLatestPlaces(inInbox, keeper.moved(), isInbox), inLatestPlaces(inWaiting, keeper.moved(), isWaiting)].map(
    (items) => items.map(({ id }) => id).join(''),
  );

describe('columns that are read one by one', () => {
  it('show a conversation once: where the answer that was asked for last has it', () => {
    const keeper = new PlaceKeeper();
    keeper.see([inbox, other], keeper.ask());
    keeper.see([], keeper.ask());
    expect(keeper.see([waiting], keeper.ask())).toBe(true);
    expect(columns(keeper, [inbox, other], [waiting])).toEqual(['b', 'a']);

    // It comes back, and the inbox is read first.
    expect(keeper.see([inbox, other], keeper.ask())).toBe(true);
    expect(columns(keeper, [inbox, other], [waiting])).toEqual(['ab', '']);
  });

  it('go by when they were asked for, not by when they were answered', () => {
    const keeper = new PlaceKeeper();
    const [early, late] = [keeper.ask(), keeper.ask()];
    keeper.see([waiting], late);
    expect(keeper.see([inbox], early)).toBe(true);
    expect(columns(keeper, [inbox], [waiting])).toEqual(['', 'a']);
  });

  it('leave a list as it is where nothing moved, and know what was put off', () => {
    const keeper = new PlaceKeeper();
    const items = [inbox, other];
    keeper.see(items, keeper.ask());
    expect(keeper.see(items, keeper.ask())).toBe(false);
    expect(inLatestPlaces(items, keeper.moved(), isInbox)).toBe(items);
    keeper.see([{ ...inbox, snooze: { until: '2026-03-09T09:00:00.000Z', unlessReply: false } }], keeper.ask());
    expect(columns(keeper, items, [])).toEqual(['b', '']);
  });
});
