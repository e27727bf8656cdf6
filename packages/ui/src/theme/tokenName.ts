/** `['space', 'md']` → `c-space-md`: the custom property of a token, without its dashes in front. */
export const tokenName = (path: readonly string[]): string =>
  `c-${path
    .join('-')
    .replace(/([A-Z])/g, '-$1')
    .toLowerCase()}`;

/** The leaves of nested tokens, each with its path, in order. */
export function leavesOf(group: object, path: readonly string[] = []): { path: readonly string[]; value: string }[] {
  return Object.entries(group).flatMap(([key, value]) => {
    const at = [...path, key];
    return typeof value === 'string' ? [{ path: at, value }] : leavesOf({ ...value }, at);
  });
}
