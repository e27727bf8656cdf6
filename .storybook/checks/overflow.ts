import { describeElement, isSeen } from './describe';

/** Half a pixel either way is rounding. */
const tolerance = 0.5;

/** Cut off or scrolled by something around it. What is fixed to the window hangs on nothing around it. */
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

/** The outermost elements that stick out: what is inside of them sticks out because of them. */
function stickingOut(width: number): Element[] {
  // Shapes inside a drawing are cut off by the drawing.
  const all = [...document.body.querySelectorAll('*:not(svg *)')].filter((element) => sticksOut(element, width));
  return all.filter((element) => !all.some((other) => other !== element && other.contains(element)));
}

/** Nothing leaves the window sideways: who reads at this width would have to scroll in two directions. @throws naming what does. */
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
