import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleMessage } from '../testing/sampleMessage';
import { Desk } from './desk';

const list = (...ids: string[]) => ids.map((id) => sampleMessage({ id }));
let focused: string | null = null;

beforeEach(() => {
  focused = null;
  vi.stubGlobal('document', {
    get activeElement() {
      return focused === null ? null : { closest: () => ({ getAttribute: () => focused }) };
    },
  });
});
afterEach(() => void vi.unstubAllGlobals());

function deskOf(...columns: string[][]) {
  const desk = new Desk();
  const focus = vi.fn<(index: number) => void>();
  columns.forEach((ids, rank) =>
    desk.put(`column ${rank}`, rank, { items: list(...ids), focus, total: ids.length, isTotalMinimum: false }),
  );
  return { desk, focus };
}

describe('the message that somebody is at', () => {
  it('is the focused one before the open one', () => {
    const { desk } = deskOf(['a', 'b'], ['c']);
    expect(desk.current()).toBeNull();
    desk.setOpen('b');
    expect(desk.current()?.id).toBe('b');
    focused = 'c';
    expect(desk.current()?.id).toBe('c');
  });

  it('is none when it is not on the screen', () => {
    const { desk } = deskOf(['a']);
    desk.setOpen('elsewhere');
    focused = 'gone';
    expect(desk.current()).toBeNull();
  });
});

describe('the next and the previous', () => {
  it('go down a column, and from its end to the next one', () => {
    const { desk } = deskOf(['a', 'b'], [], ['c']);
    expect(desk.beside(1)?.id).toBe('a');
    expect(desk.beside(-1)?.id).toBe('c');
    focused = 'b';
    expect(desk.beside(1)?.id).toBe('c');
    expect(desk.beside(-1)?.id).toBe('a');
    focused = 'c';
    expect(desk.beside(1)).toBeNull();
    focused = 'a';
    expect(desk.beside(-1)).toBeNull();
  });
});

describe('a list on the desk', () => {
  it('is replaced by what it has become, until it is taken off', () => {
    const { desk, focus } = deskOf(['a']);
    desk.put('column 0', 0, { items: list('b'), focus, total: 1, isTotalMinimum: false });
    expect(desk.order().map(({ id }) => id)).toEqual(['b']);
    desk.take('column 0');
    expect(desk.order()).toEqual([]);
    expect(desk.total()).toBeNull();
  });

  it('is counted with the others, as soon as all are known', () => {
    const { desk, focus } = deskOf(['a'], ['b', 'c']);
    const heard = vi.fn<() => void>();
    desk.subscribe(heard);
    expect(desk.total()).toEqual({ count: 3, isMinimum: false });
    desk.put('column 0', 0, { items: list('a'), focus, total: 10_000, isTotalMinimum: true });
    expect(desk.total()).toEqual({ count: 10_002, isMinimum: true });
    const same = desk.total();
    desk.put('column 0', 0, { items: list('x'), focus, total: 10_000, isTotalMinimum: true });
    expect(desk.total()).toBe(same);
    desk.put('column 1', 1, { items: [], focus, total: null, isTotalMinimum: false });
    expect(desk.total()).toBeNull();
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('focuses by place', () => {
    const { desk, focus } = deskOf(['a', 'b'], ['c', 'd']);
    expect(desk.focus('d')).toBe(true);
    expect(focus).toHaveBeenCalledExactlyOnceWith(1);
    expect(desk.focus('x')).toBe(false);
  });
});
