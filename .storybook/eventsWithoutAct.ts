import { configure } from 'storybook/test';

type Wrapper = (work: () => unknown) => Promise<unknown>;

let waiting: Wrapper | undefined;

/** What a render left for later, such as the rows of a collection, is done before a task that comes after it. */
const renderingIsDone = () => new Promise((resolve) => setTimeout(resolve, 0));

/** @param inner what is set up already; a page runs this for each of its stories. */
function afterRendering(inner: Wrapper): Wrapper {
  if (inner === waiting) return inner;
  waiting = async (work) => {
    await renderingIsDone();
    return inner(work);
  };
  return waiting;
}

/**
 * Fires the events of plays without `act`, as a browser does. Storybook wraps each in `act`, which shows the fallback of a transition at once and
 * can lose the retry of what it suspended: a part whose code arrives just then never appears. Without it, a play may
 * begin before all is rendered: each of its actions waits for that first, as a person would.
 */
export function eventsWithoutAct(): void {
  configure(({ asyncWrapper }) => ({ eventWrapper: (event) => event(), asyncWrapper: afterRendering(asyncWrapper) }));
}
