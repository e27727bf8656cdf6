import { describeElement, isSeen } from './describe';

/** Minimum touch target, in CSS pixels (`vars.size.touch`). */
const least = 44;

/** Half a pixel, for rounding where boxes meet. */
const tolerance = 0.5;

const roles = [
  'button',
  'checkbox',
  'combobox',
  'link',
  'menuitem',
  'menuitemcheckbox',
  'menuitemradio',
  'option',
  'radio',
  'slider',
  'spinbutton',
  'switch',
  'tab',
];
const targets = [
  'button',
  'a[href]',
  'input',
  'select',
  'textarea',
  'summary',
  ...roles.map((role) => `[role=${role}]`),
];
const unreachable = '[inert], [aria-hidden=true], :disabled, [aria-disabled=true], [data-disabled], input[type=hidden]';

interface Size {
  width: number;
  height: number;
}

const isEnough = ({ width, height }: Size) => width >= least - tolerance && height >= least - tolerance;

const hasText = ({ childNodes }: Element) =>
  [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());

/** Links inside text are exempt: their height is the line's. A mark around the link, such as that of a source, belongs to the text. */
function isInSentence(element: Element): boolean {
  for (let part = element; getComputedStyle(part).display === 'inline' && part.parentElement; part = part.parentElement)
    if (hasText(part.parentElement)) return true;
  return false;
}

/** Everything that accepts a tap for the element: its labels, the group of a date's segments, the visible stand-in for a hidden input. */
function placesOf(element: Element): Element[] {
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  const group = element.getAttribute('role') === 'spinbutton' ? element.closest('[role=group]') : null;
  const drawn = isSeen(element) ? null : nearestSeen(element);
  return [element, ...labels, group, drawn].filter((place) => place !== null);
}

function nearestSeen(element: Element): Element | null {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) if (isSeen(parent)) return parent;
  return null;
}

/** How far from the center a tap still hits. `::after` can extend the target beyond the box. */
function reach(place: Element, stepX: number, stepY: number): number {
  const { left, top, width, height } = place.getBoundingClientRect();
  const isHit = (distance: number) => {
    const hit = document.elementFromPoint(left + width / 2 + stepX * distance, top + height / 2 + stepY * distance);
    return hit !== null && place.contains(hit);
  };
  let distance = 0;
  while (distance <= least && isHit(distance + 0.5)) distance += 0.5;
  return distance;
}

function tapSize(place: Element): Size {
  place.scrollIntoView({ block: 'center', inline: 'center' });
  return { width: reach(place, -1, 0) + reach(place, 1, 0), height: reach(place, 0, -1) + reach(place, 0, 1) };
}

function faultOf(element: Element): string | undefined {
  const places = placesOf(element);
  if (
    places.some((place) => isEnough(place.getBoundingClientRect())) ||
    places.some((place) => isEnough(tapSize(place)))
  ) {
    return undefined;
  }
  const { width, height } = (places.at(-1) ?? element).getBoundingClientRect();
  return `  ${describeElement(element)} is ${Math.round(width)} × ${Math.round(height)} px`;
}

export function smallTargets(): string[] {
  return [...document.body.querySelectorAll(targets.join(','))]
    .filter((element) => element.closest(unreachable) === null && !isInSentence(element))
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && placesOf(element).some(isSeen))
    .map(faultOf)
    .filter((fault) => fault !== undefined);
}

/** Asserts that every touch target is large enough. @throws naming those that are not */
export function checkTargets(): void {
  if (!matchMedia('(pointer: coarse)').matches)
    throw new Error('The browser does not pretend to have a coarse pointer.');
  const faults = smallTargets();
  if (faults.length > 0) throw new Error(`Smaller than a finger's ${least} × ${least} px:\n${faults.join('\n')}`);
}
