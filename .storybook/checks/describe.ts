/** Describes an element by a path: `<button class="Button_base"> “Send”`. */
export function describeElement(element: Element): string {
  const role = element.getAttribute('role');
  const [firstClass] = element.classList;
  const name = element.getAttribute('aria-label') ?? element.textContent.trim().replaceAll(/\s+/g, ' ').slice(0, 40);
  const attributes = `${role ? ` role="${role}"` : ''}${firstClass ? ` class="${firstClass}"` : ''}`;
  return `<${element.localName}${attributes}>${name ? ` “${name}”` : ''}`;
}

/** Clipped to nothing, itself or by an ancestor: a native input that react-aria draws over. */
function isClipped(element: Element): boolean {
  for (let place: Element | null = element; place; place = place.parentElement) {
    if (getComputedStyle(place).clipPath === 'inset(50%)') return true;
  }
  return false;
}

/** False for hidden elements and for those that only screen readers find. */
export function isSeen(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && !isClipped(element);
}
