import { describe, expect, it, vi } from 'vitest';
import { sampleMessage } from '../../shared/testing/sampleMessage';
import { rangeOf, Selection } from './selection';

const order = ['a', 'b', 'c', 'd', 'e'].map((id) => sampleMessage({ id }));
const [a, b, c] = order;
if (!a || !b || !c) throw new Error('the sample has five messages');
const idsOf = (selection: Selection) => [...selection.all().keys()].join('');
const ids = (messages: readonly { id: string }[]) => messages.map(({ id }) => id).join('');

describe('a range', () => {
  it('goes either way, with both ends', () => {
    expect(ids(rangeOf(order, 'b', 'd'))).toBe('bcd');
    expect(ids(rangeOf(order, 'd', 'b'))).toBe('bcd');
    expect(ids(rangeOf(order, 'c', 'c'))).toBe('c');
  });

  it('is one message when its beginning has left the screen, and nothing when its end has', () => {
    expect(ids(rangeOf(order, 'x', 'c'))).toBe('c');
    expect(ids(rangeOf(order, null, 'c'))).toBe('c');
    expect(ids(rangeOf(order, 'a', 'x'))).toBe('');
  });
});

describe('choosing', () => {
  it('takes a message in and out, and tells its listeners', () => {
    const selection = new Selection();
    const heard = vi.fn<() => void>();
    selection.subscribe(heard);
    selection.toggle(a);
    selection.toggle(b);
    selection.toggle(a);
    expect(idsOf(selection)).toBe('b');
    expect(heard).toHaveBeenCalledTimes(3);
  });

  it('extends from where it began, again and again', () => {
    const selection = new Selection();
    selection.toggle(b);
    selection.extendTo(order, 'd');
    expect(idsOf(selection)).toBe('bcd');
    selection.extendTo(order, 'a');
    expect([...selection.all().keys()].toSorted().join('')).toBe('abcd');
  });

  it('begins at the message one comes from when nothing was chosen', () => {
    const selection = new Selection();
    selection.extendTo(order, 'c', 'b');
    expect(idsOf(selection)).toBe('bc');
  });

  it('stops at what one call can change', () => {
    const selection = new Selection();
    selection.add(Array.from({ length: 600 }, (_, index) => sampleMessage({ id: `m${index}` })));
    expect(selection.all().size).toBe(500);
    selection.toggle(a);
    expect(selection.has('a')).toBe(false);
  });

  it('is over after clearing, and the next range begins anew', () => {
    const selection = new Selection();
    selection.toggle(a);
    selection.clear();
    selection.extendTo(order, 'c');
    expect(idsOf(selection)).toBe('c');
  });
});
