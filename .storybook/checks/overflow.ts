import { describeElement, isSeen } from './describe';

/** Half a pixel, for rounding. */
const tolerance = 0.5;

/** Whether an ancestor clips or scrolls the element. Fixed elements have no such ancestor. */
function isContained(element: Element): boolean {
  for (let child = element; child.parentElement && child.parentElement !== document.body; child = child.parentElement) {
    if (getComputedStyle(child).position === 'fixed') return false;
    if (getComputedStyle(child.parentElement).overflowX !== 'visible') return true;
  }
  return false;
}

function sticksOut(element: Element, width: number): boolean {
  const { left, right } = element.getBoundingClientRect();
  return (left < -tolerance || right > width + tolerance) && isSeen(element) && !isContained(element);
}

/** The outermost overflowing elements; their descendants overflow because of them. */
function stickingOut(width: number): Element[] {
  // An `<svg>` clips its own shapes.
  const all = [...document.body.querySelectorAll('*:not(svg *)')].filter((element) => sticksOut(element, width));
  return all.filter((element) => !all.some((other) => other !== element && other.contains(element)));
}

/** Asserts that nothing overflows sideways, which would force readers to scroll in two directions. @throws naming the elements */
export function checkOverflow(): void {
  const { clientWidth, scrollWidth } = document.documentElement;
  const culprits = stickingOut(clientWidth).map((element) => {
    const { left, right } = element.getBoundingClientRect();
    return `  ${describeElement(element)} from ${Math.round(left)} to ${Math.round(right)} px`;
  });
  if (culprits.length > 0) throw new Error(`Sticks out of the window's ${clientWidth} px:\n${culprits.join('\n')}`);
  if (scrollWidth > clientWidth)
    throw new Error(`The page is ${scrollWidth} px wide in a window of ${clientWidth} px.`);
}
