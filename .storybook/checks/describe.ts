/** An element in words that lead to it: `<button class="Button_base"> “Send”`. */
export function describeElement(element: Element): string {
  const role = element.getAttribute('role');
  const [firstClass] = element.classList;
  const name = element.getAttribute('aria-label') ?? element.textContent.trim().replaceAll(/\s+/g, ' ').slice(0, 40);
  const attributes = `${role ? ` role="${role}"` : ''}${firstClass ? ` class="${firstClass}"` : ''}`;
  return `<${element.localName}${attributes}>${name ? ` “${name}”` : ''}`;
}

/** Cut down to nothing, itself or with what is around it: a native input inside react-aria's own drawing. */
function isClipped(element: Element): boolean {
  for (let place: Element | null = element; place; place = place.parentElement) {
    if (getComputedStyle(place).clipPath === 'inset(50%)') return true;
  }
  return false;
}

/** Shown to the eye: not hidden, and not the one pixel that only screen readers find. */
export function isSeen(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && !isClipped(element);
}
