import type { IconName } from '../Icon';

/** Something that the palette can do, or a page of choices that it leads to. */
export interface Command {
  /** The same in every drawing, so that it can be remembered as recent. */
  id: string;
  /** What it does, beginning with a verb; or the name of a place, a person, a thing. */
  label: string;
  /** A drawing before the words. */
  icon?: IconName;
  /** A second line: whose it is, where it leads. */
  description?: string;
  /** Other words by which people look for it. */
  keywords?: readonly string[];
  /** The keys that do the same elsewhere, such as `Mod+Shift+M`; only shown, the caller listens. */
  shortcut?: string;
  /** Does it. The palette has closed by then. */
  onRun?: () => void;
  /** Further choices, in place of doing something at once: "Move to…". */
  page?: CommandPage;
}

/** Commands that belong together, under a name. */
export interface CommandGroup {
  id: string;
  title: string;
  commands: readonly Command[];
}

/** The choices behind a command. */
export interface CommandPage {
  /** What is chosen here: the words in the empty search box. */
  placeholder: string;
  groups: readonly CommandGroup[];
}
