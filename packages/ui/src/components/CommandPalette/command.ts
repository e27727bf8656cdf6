import type { IconName } from '../Icon';

/** An action, or a submenu of choices. */
export interface Command {
  /** Stable across renders, so that it can be remembered as recent. */
  id: string;
  /** The action, starting with a verb, or the name of a page, contact or item. */
  label: string;
  icon?: IconName;
  /** A second line: the owner, the destination. */
  description?: string;
  /** Other words that find it. */
  keywords?: readonly string[];
  /** The equivalent shortcut, such as `Mod+Shift+M`. Only displayed; the caller handles it. */
  shortcut?: string;
  /** Runs after the palette has closed. */
  onRun?: () => void;
  /** A submenu of choices instead of an action: "Move to…". */
  page?: CommandPage;
}

export interface CommandGroup {
  id: string;
  title: string;
  commands: readonly Command[];
}

export interface CommandPage {
  /** Placeholder of the search box: what is selected here. */
  placeholder: string;
  groups: readonly CommandGroup[];
}
