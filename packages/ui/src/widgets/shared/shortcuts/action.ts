import type { IconName } from '../../../components/Icon';

/** Where an action stands in the palette and on the sheet of keys. */
export type ActionGroup = 'messages' | 'selection' | 'look' | 'go' | 'app';

/** The groups in the order in which they are shown. */
export const ACTION_GROUPS = ['messages', 'selection', 'look', 'go', 'app'] as const satisfies readonly ActionGroup[];

/**
 * Something that can be done, declared once: the keys listen for it, the palette lists it and the sheet of keys names it.
 */
export interface Action {
  /** The same for as long as the product lives: it is remembered as recent. */
  readonly id: string;
  readonly group: ActionGroup;
  /** What it does, beginning with a verb. */
  readonly label: string;
  /**
   * The keys that do it, as `KeyboardEvent.key` names them: `e`, `?`, `Shift+j`, `Mod+k`; two presses one after the other are `g d`. The
   * first is the one that is shown.
   */
  readonly keys: readonly string[];
  readonly icon?: IconName;
  /** Other words by which people look for it. */
  readonly keywords?: readonly string[];
  /** Whether it can be done now. Without it, always. */
  readonly isEnabled?: () => boolean;
  /** What is missing while it cannot be done: the palette says so under it. */
  readonly needs?: string;
  /** Its key may be held down to do it again and again. */
  readonly repeats?: boolean;
  /** Its keys work while somebody types, as those of the palette do. */
  readonly worksInFields?: boolean;
  readonly run: () => void;
}

export const canRun = (action: Action): boolean => action.isEnabled?.() ?? true;
