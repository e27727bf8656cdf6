import type {} from '@vitest/browser-playwright';
import type { CDPSession, Page } from 'playwright';
import type { BrowserCommand } from 'vitest/node';
import type { Emulation } from './modes.ts';

/** One session per page. Emulation ends with its session, and unclosed sessions would pile up until the page closes. */
const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Emulates forced colors, touch or both, or resets both. */
export const emulateCommand: BrowserCommand<[Emulation]> = async ({ page, context }, emulation) => {
  const isForced = emulation === 'forcedColors' || emulation === 'forcedColorsAndTouch';
  const isTouched = emulation === 'touch' || emulation === 'forcedColorsAndTouch';
  await page.emulateMedia({ forcedColors: isForced ? 'active' : null });
  const session = sessions.get(page) ?? context.newCDPSession(page);
  sessions.set(page, session);
  await (await session).send('Emulation.setTouchEmulationEnabled', { enabled: isTouched });
};
