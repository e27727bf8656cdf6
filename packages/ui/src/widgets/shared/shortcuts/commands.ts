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

/** Converts an action to a command. Disabled actions are listed with what they need. */
function commandOf(action: Action): Command {
  const isEnabled = canRun(action);
  return {
    id: action.id,
    label: action.label,
    icon: action.icon,
    shortcut: action.keys[0],
    keywords: action.keywords,
    description: isEnabled ? undefined : action.needs,
    onRun: isEnabled ? action.run : undefined,
  };
}

export function commandsOf(
  actions: readonly Action[],
  titles: Readonly<Record<ActionGroup, string>>,
): readonly CommandGroup[] {
  return groupsOf(actions).map((one) => ({
    id: one.group,
    title: titles[one.group],
    commands: one.actions.map(commandOf),
  }));
}
