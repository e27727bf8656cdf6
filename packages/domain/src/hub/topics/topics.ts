/*
 * Topics name what an event is about; patterns choose among topics.
 *
 *   topic    = name *( "." name )
 *   pattern  = part *( "." part )
 *   part     = name / "*" / "**"
 *   name     = 1*64( letter / digit / "_" / "-" )      ASCII; capitals are other letters than small ones
 *
 * `*` stands for exactly one name, `**` for any number of them, none included: `user.*` matches `user.created` and not `user` or
 * `user.address.changed`; `user.**` matches all three; `**` matches every topic. A wildcard is a whole part: `us*` is no pattern.
 */

/** Of a topic or a pattern, in characters. */
export const LONGEST_TOPIC = 200;

/** Parts between the dots; it also bounds what matching costs. */
export const MOST_TOPIC_PARTS = 16;

/** The pattern that every topic matches. */
export const EVERY_TOPIC = '**';

const NAME = /^[A-Za-z0-9_-]{1,64}$/;

export function isTopic(text: string): boolean {
  return isDotted(text, (part) => NAME.test(part));
}

/** Every topic is a pattern too: one that matches itself alone. */
export function isTopicPattern(text: string): boolean {
  return isDotted(text, (part) => part === '*' || part === '**' || NAME.test(part));
}

/** Whether the pattern matches one topic only. */
export const isPlainPattern = (pattern: string): boolean => !pattern.includes('*');

/** @returns what says whether a topic matches; made once and asked often. */
export function topicMatcher(pattern: string): (topic: string) => boolean {
  if (pattern === EVERY_TOPIC) return () => true;
  if (isPlainPattern(pattern)) return (topic) => topic === pattern;
  const parts = pattern.split('.');
  return (topic) => matches(parts, topic.split('.'));
}

/** Whether a topic matches a pattern. What is no topic or no pattern by the grammar matches nothing that is. */
export const matchesTopic = (pattern: string, topic: string): boolean => topicMatcher(pattern)(topic);

/**
 * Walks both from left to right. At a `**` it remembers the place; where it gets stuck later, it lets the last `**` take one name more. Only
 * the last one ever has to give way, so this takes at most parts × names steps.
 */
function matches(parts: readonly string[], names: readonly string[]): boolean {
  let part = 0;
  let name = 0;
  let back: { part: number; name: number } | null = null;
  while (name < names.length) {
    if (parts[part] === '**') {
      back = { part, name };
      part += 1;
    } else if (parts[part] === '*' || parts[part] === names[name]) {
      part += 1;
      name += 1;
    } else if (back !== null) {
      back.name += 1;
      part = back.part + 1;
      name = back.name;
    } else return false;
  }
  return parts.slice(part).every((rest) => rest === '**');
}

function isDotted(text: string, isPart: (part: string) => boolean): boolean {
  if (text.length > LONGEST_TOPIC) return false;
  const parts = text.split('.');
  return parts.length <= MOST_TOPIC_PARTS && parts.every(isPart);
}
