/** A sentence in which `backticks` mark code. */
export const Prose = ({ text }: { text: string }) =>
  text.split(/`([^`]+)`/).map((part, index) =>
    // Every second part stood between backticks.
    index % 2 === 1 ? <code key={part}>{part}</code> : part,
  );
