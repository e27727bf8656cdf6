import type { Page } from 'playwright';

/** The smallest phone, and the first widths of tablets and of desktops. In CSS pixels. */
const widths = [320, 768, 1024];

/**
 * Looks at the open page in several widths and then restores its window.
 *
 * @returns where it is wider than its window, such as `/contacts at 768: 778`.
 */
export async function tooWide(page: Page): Promise<string[]> {
  const usual = page.viewportSize();
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: usual?.height ?? 900 });
    const { scrolled, path } = await page.evaluate(async () => {
      // What follows the width of the window in script has followed after two frames.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      return { scrolled: document.documentElement.scrollWidth, path: location.pathname + location.search };
    });
    if (scrolled > width) found.push(`${path} at ${width}: ${scrolled}`);
  }
  if (usual) await page.setViewportSize(usual);
  return found;
}
