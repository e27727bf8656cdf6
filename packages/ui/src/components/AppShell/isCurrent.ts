/** Whether a link leads to the screen that is shown, or to one above it. `/` is above all, and so is current only by itself. */
export function isCurrent(href: string, currentPath: string): boolean {
  if (href === currentPath) return true;
  return href !== '/' && currentPath.startsWith(`${href}/`);
}
