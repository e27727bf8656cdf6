import type { Command, CommandGroup } from '../../../components/CommandPalette';
import { ACTION_GROUPS, type Action, type ActionGroup, canRun } from './action';

/** One of each id, the first: a page may offer its own instead of the app's. */
function distinct(actions: readonly Action[]): readonly Action[] {
  const byId = new Map<string, Action>();
  for (const action of actions) if (!byId.has(action.id)) byId.set(action.id, action);
  return [...byId.values()];
}

/** The actions by group, in the order in which the groups are shown; empty groups are left out. */
export function groupsOf(actions: readonly Action[]): readonly { group: ActionGroup; actions: readonly Action[] }[] {
  const all = distinct(actions);
  return ACTION_GROUPS.map((group) => ({ group, actions: all.filter((action) => action.group === group) })).filter(
    (one) => one.actions.length > 0,
  );
}

/** An action as the palette lists it. One that cannot be done now is listed too, and says what it needs. */
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

/** Everything on offer as the palette shows it. */
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
