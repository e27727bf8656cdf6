export type { Action } from './action';
export type { ScreenHelp } from './KeySheet';
export { type ActionRegistry, ActionsContext, ActionsToCome, createActionRegistry, useActions } from './registry';
export { ShortcutKeys } from './ShortcutKeys';
export { ShortcutLayer } from './ShortcutLayer';
