import type { IconName } from '../../../components/Icon';

/** The section of an action in the palette and the shortcut sheet. */
export type ActionGroup = 'messages' | 'selection' | 'look' | 'go' | 'app';

export const ACTION_GROUPS = ['messages', 'selection', 'look', 'go', 'app'] as const satisfies readonly ActionGroup[];

/** An action, declared once for the key listener, the palette and the shortcut sheet. */
export interface Action {
  /** Never changes: recent commands are stored by it. */
  readonly id: string;
  readonly group: ActionGroup;
  /** Starts with a verb. */
  readonly label: string;
  /** Named as `KeyboardEvent.key`: `e`, `?`, `Shift+j`, `Mod+k`; a sequence of two presses is `g d`. The first is displayed. */
  readonly keys: readonly string[];
  readonly icon?: IconName;
  readonly keywords?: readonly string[];
  /** Otherwise its keys do nothing and the palette leaves it out. @default always enabled */
  readonly isEnabled?: () => boolean;
  /** Repeats while its key is held down. */
  readonly repeats?: boolean;
  /** Its keys work while the user types, as the palette's do. */
  readonly worksInFields?: boolean;
  readonly run: () => void;
}

export const canRun = (action: Action): boolean => action.isEnabled?.() ?? true;
