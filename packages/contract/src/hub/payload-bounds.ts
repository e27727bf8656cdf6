/** Maximum payload as JSON in UTF-8, in bytes. */
const LARGEST_PAYLOAD = 65_536;

/** Maximum nesting depth; the payload itself counts as 1. */
const DEEPEST = 32;

/**
 * Why a payload cannot be published, as an error message; `null` if it can.
 *
 * Checks depth first and without recursion, because serializing a payload nested tens of thousands deep would overflow the stack.
 */
export function payloadProblem(payload: Readonly<Record<string, unknown>>): string | null {
  if (depthOf(payload) > DEEPEST) return `an object of at most ${DEEPEST} levels`;
  if (new TextEncoder().encode(JSON.stringify(payload)).length > LARGEST_PAYLOAD)
    return `an object of at most ${LARGEST_PAYLOAD} bytes`;
  return null;
}

/** Iterates level by level, and stops one level beyond the limit. */
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
