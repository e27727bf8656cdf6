import type {} from '@vitest/browser-playwright';
import type { BrowserCommand } from 'vitest/node';
import type { Emulation } from './modes.ts';

/** Makes the browser pretend: the system's forced colours, a finger instead of a mouse, or nothing at all. */
export const emulateCommand: BrowserCommand<[Emulation]> = async ({ page, context }, emulation) => {
  await page.emulateMedia({ forcedColors: emulation === 'forcedColors' ? 'active' : null });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: emulation === 'touch' });
};
