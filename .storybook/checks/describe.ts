/** An element in words that lead to it: `<button class="Button_base"> “Send”`. */
export function describeElement(element: Element): string {
  const role = element.getAttribute('role');
  const [firstClass] = element.classList;
  const name = element.getAttribute('aria-label') ?? element.textContent.trim().replaceAll(/\s+/g, ' ').slice(0, 40);
  const attributes = `${role ? ` role="${role}"` : ''}${firstClass ? ` class="${firstClass}"` : ''}`;
  return `<${element.localName}${attributes}>${name ? ` “${name}”` : ''}`;
}

/** Shown to the eye: not hidden, and not the one pixel that only screen readers find. */
export function isSeen(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && getComputedStyle(element).clipPath !== 'inset(50%)';
}
