import { expect } from 'storybook/test';

const tolerance = 0.5;

/** Content that is clipped, scrolls or is out of flow may be wider than its frame. */
function isContained(element: Element, frame: Element): boolean {
  for (let parent = element.parentElement; parent && parent !== frame; parent = parent.parentElement) {
    if (getComputedStyle(parent).overflowX !== 'visible') return true;
  }
  return ['absolute', 'fixed'].includes(getComputedStyle(element).position);
}

/** Asserts that nothing overflows a `Frame` of the story horizontally. */
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
