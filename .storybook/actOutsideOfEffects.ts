import { configure } from 'storybook/test';

/** React's stack frame below every render and effect. */
const REACT_AT_WORK = 'react_stack_bottom_frame';

const careful = new WeakSet<object>();

/**
 * Runs events fired inside React effects without `act`. Storybook wraps every event in `act`, also those from an effect that moves focus; nested
 * within React's own work, `act` refuses and loses updates. React flushes those updates anyway.
 */
export function actOutsideOfEffects(): void {
  configure(({ eventWrapper }) => {
    if (careful.has(eventWrapper)) return {};
    const wrapper = (event: () => void) => (isWithinReact() ? event() : eventWrapper(event));
    careful.add(wrapper);
    return { eventWrapper: wrapper };
  });
}

/** Stack depth that covers react-aria effects that move focus. Browsers capture ten frames by default. */
const DEEPEST = 60;

function isWithinReact(): boolean {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = DEEPEST;
  const { stack } = new Error();
  Error.stackTraceLimit = stackTraceLimit;
  return stack?.includes(REACT_AT_WORK) === true;
}
