import { expect, test, vi } from 'vitest';
import { sampleMessage } from '../../shared/testing/sampleMessage';
import { type DeskPage, goOn } from './deskPage';

test('the next conversation opens where the page opens them, and the last one is closed', () => {
  const page = { open: vi.fn<DeskPage['open']>(), close: vi.fn<DeskPage['close']>() };
  const next = sampleMessage({ id: 'b' });
  goOn(page, next);
  expect(page.open).toHaveBeenCalledExactlyOnceWith(next);
  expect(page.close).not.toHaveBeenCalled();
  goOn(page, null);
  expect(page.close).toHaveBeenCalledTimes(1);
  goOn(null, next);
  expect(page.open).toHaveBeenCalledTimes(1);
});
