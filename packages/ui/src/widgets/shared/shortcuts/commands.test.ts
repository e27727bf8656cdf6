import { describe, expect, it, vi } from 'vitest';
import type { Action } from './action';
import { commandsOf, groupsOf } from './commands';

const action = (id: string, more: Partial<Action> = {}): Action => ({
  id,
  group: 'messages',
  label: id,
  keys: [id.charAt(0)],
  run: vi.fn<() => void>(),
  ...more,
});
const titles = { messages: 'Messages', selection: 'Selection', look: 'Look', go: 'Go to', app: 'Concordia' };

describe('what the palette lists', () => {
  it('has every action once, under its group, with its first key', () => {
    const groups = commandsOf(
      [action('done', { keys: ['e', 'Mod+e'] }), action('home', { group: 'go' }), action('done', { label: 'older' })],
      titles,
    );
    expect(groups.map(({ title }) => title)).toEqual(['Messages', 'Go to']);
    expect(groups[0]?.commands.map(({ label, shortcut }) => [label, shortcut])).toEqual([['done', 'e']]);
  });

  it('leaves out what cannot be done now, also where a page does an action of the app its own way', () => {
    const disabled = action('snooze', { isEnabled: () => false });
    expect(commandsOf([disabled, action('snooze'), action('done')], titles)).toMatchObject([
      { title: 'Messages', commands: [{ id: 'done' }] },
    ]);
    expect(commandsOf([disabled], titles)).toEqual([]);
  });

  it('leaves empty groups out', () => {
    expect(groupsOf([])).toEqual([]);
  });
});
