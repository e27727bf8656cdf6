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

  it('lists what cannot be done now, says what it needs, and does not do it', () => {
    const needy = action('snooze', { isEnabled: () => false, needs: 'Choose a message first' });
    const [command] = commandsOf([needy], titles)[0]?.commands ?? [];
    expect(command?.description).toBe('Choose a message first');
    command?.onRun?.();
    expect(needy.run).not.toHaveBeenCalled();
  });

  it('leaves empty groups out', () => {
    expect(groupsOf([])).toEqual([]);
  });
});
