/*
 * Topics name what an event is about; patterns select topics.
 *
 *   topic    = name *( "." name )
 *   pattern  = part *( "." part )
 *   part     = name / "*" / "**"
 *   name     = 1*64( letter / digit / "_" / "-" )      ASCII, case-sensitive
 *
 * `*` matches exactly one name, `**` any number of names, including none: `user.*` matches `user.created` but not `user` or `user.address.changed`;
 * `user.**` matches all three; `**` matches every topic. A wildcard is a whole part: `us*` is not a pattern.
 */

/** Maximum length of a topic or a pattern, in characters. */
export const LONGEST_TOPIC = 200;

/** Maximum parts between dots; also bounds the cost of matching. */
export const MOST_TOPIC_PARTS = 16;

export const EVERY_TOPIC = '**';

const NAME = /^[A-Za-z0-9_-]{1,64}$/;

export function isTopic(text: string): boolean {
  return isDotted(text, (part) => NAME.test(part));
}

/** Every topic is also a pattern that matches only itself. */
export function isTopicPattern(text: string): boolean {
  return isDotted(text, (part) => part === '*' || part === '**' || NAME.test(part));
}

/** Whether the pattern matches only one topic. */
export const isPlainPattern = (pattern: string): boolean => !pattern.includes('*');

/** @returns a matcher, compiled once for repeated use. */
export function topicMatcher(pattern: string): (topic: string) => boolean {
  if (pattern === EVERY_TOPIC) return () => true;
  if (isPlainPattern(pattern)) return (topic) => topic === pattern;
  const parts = pattern.split('.');
  return (topic) => matches(parts, topic.split('.'));
}

/** Invalid topics and patterns match nothing valid. */
export const matchesTopic = (pattern: string, topic: string): boolean => topicMatcher(pattern)(topic);

/**
 * Walks both from left to right and remembers the last `**`. On a mismatch, that `**` consumes one more name. Only the last one ever needs to grow,
 * so this takes at most parts × names steps.
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
