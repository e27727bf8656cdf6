import { configure } from 'storybook/test';

/**
 * Fires the events of plays without `act`, as a browser does. Storybook wraps each in `act`, which shows the fallback of a transition at once and
 * can lose the retry of what it suspended: a part whose code arrives just then never appears.
 */
export function eventsWithoutAct(): void {
  configure({ eventWrapper: (event) => event() });
}
