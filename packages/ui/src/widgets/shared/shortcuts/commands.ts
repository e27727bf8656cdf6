import type { Command, CommandGroup } from '../../../components/CommandPalette';
import { ACTION_GROUPS, type Action, type ActionGroup, canRun } from './action';

/** Keeps the first action per id: a page may override the app's. */
function distinct(actions: readonly Action[]): readonly Action[] {
  const byId = new Map<string, Action>();
  for (const action of actions) if (!byId.has(action.id)) byId.set(action.id, action);
  return [...byId.values()];
}

/** The actions by group, in display order, without empty groups. */
export function groupsOf(actions: readonly Action[]): readonly { group: ActionGroup; actions: readonly Action[] }[] {
  const all = distinct(actions);
  return ACTION_GROUPS.map((group) => ({ group, actions: all.filter((action) => action.group === group) })).filter(
    (one) => one.actions.length > 0,
  );
}

const commandOf = ({ id, label, icon, keys: [shortcut], keywords, run }: Action): Command => ({
  id,
  label,
  icon,
  shortcut,
  keywords,
  onRun: run,
});

/** The actions that can run now, by group. */
export function commandsOf(
  actions: readonly Action[],
  titles: Readonly<Record<ActionGroup, string>>,
): readonly CommandGroup[] {
  return groupsOf(actions)
    .map(({ group, actions: ofGroup }) => ({
      id: group,
      title: titles[group],
      commands: ofGroup.filter(canRun).map(commandOf),
    }))
    .filter(({ commands }) => commands.length > 0);
}
