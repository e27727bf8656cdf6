import type {} from '@vitest/browser-playwright';
import type { CDPSession, Page } from 'playwright';
import type { BrowserCommand } from 'vitest/node';
import type { Emulation } from './modes.ts';

/** One a page: what a session has the browser pretend ends with it, and one more for each order would stay open until the page closes. */
const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Makes the browser pretend: the system's forced colours, a finger instead of a mouse, or nothing at all. */
export const emulateCommand: BrowserCommand<[Emulation]> = async ({ page, context }, emulation) => {
  await page.emulateMedia({ forcedColors: emulation === 'forcedColors' ? 'active' : null });
  const session = sessions.get(page) ?? context.newCDPSession(page);
  sessions.set(page, session);
  await (await session).send('Emulation.setTouchEmulationEnabled', { enabled: emulation === 'touch' });
};
