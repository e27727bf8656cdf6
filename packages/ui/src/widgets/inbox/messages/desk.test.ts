import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleMessage } from '../../shared/testing/sampleMessage';
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

describe('what a link opened', () => {
  it('is acted on although no list has it, and j begins at the first', () => {
    const { desk } = deskOf(['a', 'b']);
    desk.setOpen('far');
    desk.setShown('far', sampleMessage({ id: 'far' }));
    expect(desk.current()?.id).toBe('far');
    expect(desk.beside(1)?.id).toBe('a');
    expect(desk.successor('far', [])).toBeNull();
    desk.setOpen('b');
    expect(desk.current()?.id).toBe('b');
    desk.setOpen(null);
    expect(desk.current()).toBeNull();
  });

  it('is the conversation of the message, where the lists have conversations', () => {
    const { desk, focus } = deskOf(['a', 'b', 'c']);
    desk.setOpen('a message of b');
    expect(desk.openId).toBe('a message of b');
    desk.setShown('a message of b', sampleMessage({ id: 'b' }));
    expect(desk.openId).toBe('b');
    expect(desk.current()?.id).toBe('b');
    expect(desk.beside(1)?.id).toBe('c');
    expect(desk.successor('b', [])?.id).toBe('c');
    desk.setOpen(null);
    expect(desk.returnTo('a message of b')).toBe(true);
    expect(focus).toHaveBeenLastCalledWith(1);
  });
});

describe('what the palette opened from no list', () => {
  it('leads back to the row that had the focus last', () => {
    const { desk, focus } = deskOf(['a', 'b']);
    focused = 'b';
    desk.noteFocus();
    focused = null;
    desk.noteFocus();
    desk.setOpen('far');
    desk.setShown('far', sampleMessage({ id: 'far' }));
    desk.setOpen(null);
    expect(desk.returnTo('far')).toBe(true);
    expect(focus).toHaveBeenCalledExactlyOnceWith(1);
  });

  it('leads to no row where none had the focus, or it is gone', () => {
    const { desk, focus } = deskOf(['a']);
    expect(desk.returnTo('far')).toBe(false);
    focused = 'b';
    desk.noteFocus();
    expect(desk.returnTo('far')).toBe(false);
    expect(focus).not.toHaveBeenCalled();
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

describe('the place where the open message was', () => {
  const put = (desk: Desk, rank: number, focus: (index: number) => void, ...ids: string[]) =>
    desk.put(`column ${rank}`, rank, { items: list(...ids), focus, total: ids.length, isTotalMinimum: false });

  /** An inbox of three and a column for what was answered. */
  function opened(id: string) {
    const desk = new Desk();
    const [inbox, completed] = [vi.fn<(index: number) => void>(), vi.fn<(index: number) => void>()];
    put(desk, 0, inbox, 'a', 'b', 'c');
    put(desk, 1, completed, 'z');
    desk.setOpen(id);
    return { desk, inbox, completed };
  }

  it('is the message itself while it is listed there', () => {
    const { desk, inbox } = opened('b');
    desk.setOpen(null);
    expect(desk.returnTo('b')).toBe(true);
    expect(inbox).toHaveBeenCalledExactlyOnceWith(1);
  });

  it('is the next of its column when it went to another, and so for the keys', () => {
    const { desk, inbox, completed } = opened('b');
    put(desk, 0, inbox, 'a', 'c');
    put(desk, 1, completed, 'b', 'z');
    expect(desk.beside(1)?.id).toBe('c');
    desk.setOpen(null);
    expect(desk.returnTo('b')).toBe(true);
    expect(inbox).toHaveBeenCalledExactlyOnceWith(1);
    expect(completed).not.toHaveBeenCalled();
  });

  it('is the one before when it was the last', () => {
    const { desk, inbox } = opened('c');
    put(desk, 0, inbox, 'new', 'a', 'b');
    desk.returnTo('c');
    expect(inbox).toHaveBeenCalledExactlyOnceWith(2);
  });

  it('is the column itself when that is empty', () => {
    const { desk, inbox, completed } = opened('b');
    put(desk, 0, inbox);
    put(desk, 1, completed, 'b');
    expect(desk.successor('b', [])).toBeNull();
    desk.returnTo('b');
    expect(inbox).toHaveBeenCalledExactlyOnceWith(0);
  });

  it('is the message again when it comes back', () => {
    const { desk, inbox } = opened('b');
    put(desk, 0, inbox, 'a', 'c');
    put(desk, 0, inbox, 'a', 'b', 'c');
    desk.returnTo('b');
    expect(inbox).toHaveBeenCalledExactlyOnceWith(1);
  });

  it('goes on within the column, past what goes with it', () => {
    const { desk } = opened('b');
    expect(desk.successor('b', list('b', 'c'))?.id).toBe('a');
    expect(desk.successor('c', list('c'))?.id).toBe('b');
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

describe('a conversation in two lists', () => {
  it('is followed by what follows it where it was seen', () => {
    const { desk } = deskOf(['a', 'b'], ['x', 'a', 'y']);
    desk.holdPlace('a', 'column 1');
    desk.setOpen('a');
    expect(desk.listOf('a')).toBe('column 1');
    expect(desk.beside(1)?.id).toBe('y');
    expect(desk.beside(-1)?.id).toBe('x');
    expect(desk.successor('a', [])?.id).toBe('y');
  });

  it('is followed in the same list by what is open next', () => {
    const { desk } = deskOf(['a', 'b', 'c'], ['a', 'c', 'x']);
    desk.holdPlace('a', 'column 1');
    desk.setOpen('a');
    expect(desk.successor('a', [{ id: 'a' }])?.id).toBe('c');
    desk.setOpen('c');
    expect(desk.listOf('c')).toBe('column 1');
    expect(desk.beside(1)?.id).toBe('x');
  });

  it('is where it was reached by going on', () => {
    const { desk } = deskOf(['a', 'b'], ['x', 'a', 'y']);
    focused = 'x';
    expect(desk.beside(1)?.id).toBe('a');
    focused = null;
    desk.setOpen('a');
    expect(desk.beside(1)?.id).toBe('y');
  });

  it('is in its first list otherwise', () => {
    const { desk } = deskOf(['a', 'b'], ['a', 'y']);
    desk.setOpen('a');
    expect(desk.beside(1)?.id).toBe('b');
  });
});
