/** Returns true for the current page and its ancestors. `/` matches only itself. */
export function isCurrent(href: string, currentPath: string): boolean {
  if (href === currentPath) return true;
  return href !== '/' && currentPath.startsWith(`${href}/`);
}
