/** Of a payload as JSON in UTF-8, in bytes. */
const LARGEST_PAYLOAD = 65_536;

/** Objects and lists in one another; the payload itself is the first. */
const DEEPEST = 32;

/**
 * What keeps a payload from being published, in the words of a refusal; `null` when nothing does.
 *
 * Depth comes first and is measured without recursion, because writing a payload that is nested tens of thousands deep would overflow the
 * stack.
 */
export function payloadProblem(payload: Readonly<Record<string, unknown>>): string | null {
  if (depthOf(payload) > DEEPEST) return `an object of at most ${DEEPEST} levels`;
  if (new TextEncoder().encode(JSON.stringify(payload)).length > LARGEST_PAYLOAD)
    return `an object of at most ${LARGEST_PAYLOAD} bytes`;
  return null;
}

/** Counts level by level, and no further than one beyond what is allowed. */
function depthOf(payload: object): number {
  let level: object[] = [payload];
  let depth = 0;
  while (level.length > 0 && depth <= DEEPEST) {
    depth += 1;
    level = level.flatMap((node) => Object.values(node).filter(isNested));
  }
  return depth;
}

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;
