import { expect } from 'storybook/test';

/** Half a pixel either way is rounding. */
const tolerance = 0.5;

/** What is cut off on purpose, scrolls by itself or is hidden from sight may be wider than its place. */
function isContained(element: Element, frame: Element): boolean {
  for (let parent = element.parentElement; parent && parent !== frame; parent = parent.parentElement) {
    if (getComputedStyle(parent).overflowX !== 'visible') return true;
  }
  return ['absolute', 'fixed'].includes(getComputedStyle(element).position);
}

/** Nothing in a `Frame` of the story sticks out of it sideways. */
export async function expectToFit(canvasElement: HTMLElement): Promise<void> {
  const frames = [...canvasElement.querySelectorAll('[data-frame]')];
  await expect(frames).not.toHaveLength(0);
  for (const frame of frames) {
    const place = frame.getBoundingClientRect();
    const outside = [...frame.querySelectorAll('*')].filter((element) => {
      const box = element.getBoundingClientRect();
      const sticksOut = box.left < place.left - tolerance || box.right > place.right + tolerance;
      return box.width > 0 && sticksOut && !isContained(element, frame);
    });
    await expect(outside).toEqual([]);
  }
}
