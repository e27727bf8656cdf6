import { configure } from 'storybook/test';

/** How React names the frame below everything of ours that it calls while it renders or commits. */
const REACT_AT_WORK = 'react_stack_bottom_frame';

const careful = new WeakSet<object>();

/**
 * Storybook lets every event that a test makes be followed by all of React's work. An effect that moves the focus makes such an event too, within
 * React's work: asked to do its work there, React refuses, and forgets some of it. It comes to it by itself.
 */
export function actOutsideOfEffects(): void {
  configure(({ eventWrapper }) => {
    if (careful.has(eventWrapper)) return {};
    const wrapper = (event: () => void) => (isWithinReact() ? event() : eventWrapper(event));
    careful.add(wrapper);
    return { eventWrapper: wrapper };
  });
}

/** As deep as an effect of react-aria may be when it moves the focus. A browser looks ten deep of its own accord. */
const DEEPEST = 60;

function isWithinReact(): boolean {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = DEEPEST;
  const { stack } = new Error();
  Error.stackTraceLimit = stackTraceLimit;
  return stack?.includes(REACT_AT_WORK) === true;
}
