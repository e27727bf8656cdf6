import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

type Globals = Readonly<Record<string, unknown>>;

declare global {
  interface Window {
    /** In a docs page: what its toolbar says, for the stories on it that have a frame of their own. */
    toolbarGlobals?: Globals;
  }
}

/** The manager opens a page with what the toolbar says: `globals=theme:dark;direction:rtl`. */
function globalsOfAddress(): Globals {
  const pairs = new URLSearchParams(window.location.search).get('globals')?.split(';') ?? [];
  return Object.fromEntries(
    pairs.map((pair) => pair.split(':')).flatMap(([name, value]) => (name && value ? [[name, value]] : [])),
  );
}

let chosen: Globals | undefined;
const listeners = new Set<() => void>();

/** What the toolbar says, as far as it differs from the initial values. */
export function toolbarGlobals(): Globals {
  chosen ??= globalsOfAddress();
  return chosen;
}

/** Framed stories report their own globals to this page, so only what the toolbar asks for counts: not `GLOBALS_UPDATED`. */
function follow({ globals }: { globals: Globals }): void {
  chosen = { ...toolbarGlobals(), ...globals };
  window.toolbarGlobals = chosen;
  for (const listener of listeners) listener();
}

/** For a docs page. @returns what unsubscribes */
export function subscribe(listener: () => void): () => void {
  if (window.toolbarGlobals === undefined) {
    window.toolbarGlobals = toolbarGlobals();
    addons.getChannel().on(UPDATE_GLOBALS, follow);
  }
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * In a story that a docs page frames: what the toolbar of the page says. Storybook gives such a story none of it, and loads its frame again when the
 * toolbar changes.
 *
 * @returns nothing for a story that stands by itself
 */
export const globalsOfDocsPage = (): Globals => (window.parent === window ? {} : (window.parent.toolbarGlobals ?? {}));
