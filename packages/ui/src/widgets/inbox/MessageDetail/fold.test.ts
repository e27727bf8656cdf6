import { describe, expect, test } from 'vitest';
import { Fold } from './fold';

const message = (id: string, isRead = true, direction: 'inbound' | 'outbound' = 'inbound') => ({
  id,
  isRead,
  direction,
});
const newestFirst = (...ids: string[]) => ids.map((id) => message(id));
const shownIn = (fold: Fold, messages: ReturnType<typeof newestFirst>, selected = '') =>
  fold.of(messages, selected, false).shown.map(({ id }) => id);

describe('a conversation that is opened', () => {
  test('shows its newest message, and folds the earlier ones', () => {
    const { shown, folded } = new Fold().of(newestFirst('d', 'c', 'b', 'a'), '', false);
    expect(shown.map(({ id }) => id)).toEqual(['d']);
    expect(folded?.id).toBe('c');
  });

  test('shows everything from the first unread or selected message on', () => {
    const unread = [message('d'), message('c', false), message('b'), message('a')];
    expect(shownIn(new Fold(), unread)).toEqual(['c', 'd']);
    expect(shownIn(new Fold(), newestFirst('d', 'c', 'b', 'a'), 'c')).toEqual(['c', 'd']);
    expect(shownIn(new Fold(), [message('d'), message('c', false, 'outbound'), message('b'), message('a')])).toEqual([
      'd',
    ]);
  });

  test('reaches back to the selected message when it is read later', () => {
    const fold = new Fold();
    expect(shownIn(fold, newestFirst('d', 'c'), 'a')).toEqual(['c', 'd']);
    const all = ['f', 'e', 'd', 'c', 'b', 'a', '9', '8'];
    const later = new Fold();
    expect(shownIn(later, newestFirst('f', 'e', 'd'), 'b')).toEqual(['f']);
    expect(shownIn(later, newestFirst(...all), 'b')).toEqual(['b', 'c', 'd', 'e', 'f']);
    expect(later.isOpenAtFirst('b')).toBe(true);
  });

  test('does not fold a single message', () => {
    expect(shownIn(new Fold(), newestFirst('b', 'a'))).toEqual(['a', 'b']);
  });

  test('folds nothing that was shown once a message arrives or is read', () => {
    const fold = new Fold();
    shownIn(fold, [message('d'), message('c', false), message('b'), message('a')]);
    expect(shownIn(fold, newestFirst('e', 'd', 'c', 'b', 'a'))).toEqual(['c', 'd', 'e']);
    expect(['e', 'c', 'b'].map((id) => fold.isOpenAtFirst(id))).toEqual([true, true, false]);
  });
});
