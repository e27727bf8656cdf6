import { expect, test, vi } from 'vitest';
import { sampleMessage } from '../../shared/testing/sampleMessage';
import { canGoOn, type DeskPage, goOn, openFound, serveDesk } from './goingOn';

const pageOf = () => ({ open: vi.fn<DeskPage['open']>(), close: vi.fn<DeskPage['close']>() });

test('the next conversation opens where the page opens them, and the last one is closed', () => {
  const page = pageOf();
  const leave = serveDesk(page);
  expect(canGoOn()).toBe(true);
  const next = sampleMessage({ id: 'b' });
  goOn(next);
  expect(page.open).toHaveBeenCalledExactlyOnceWith(next);
  goOn(null);
  expect(page.close).toHaveBeenCalledTimes(1);
  leave();
});

test('what was found opens at the message, and elsewhere where there are no lists', () => {
  expect(openFound('c', 'm')).toBe(false);
  const page = pageOf();
  const leave = serveDesk(page);
  expect(openFound('c', 'm')).toBe(true);
  expect(page.open).toHaveBeenCalledExactlyOnceWith({ id: 'c', conversation: { match: { id: 'm' } } });
  leave();
});

test('a page that was left opens nothing, and takes nothing from the one after it', () => {
  const [before, after] = [pageOf(), pageOf()];
  const leaveBefore = serveDesk(before);
  const leaveAfter = serveDesk(after);
  leaveBefore();
  goOn(null);
  expect(after.close).toHaveBeenCalledTimes(1);
  leaveAfter();
  expect(canGoOn()).toBe(false);
  goOn(null);
  expect(before.close).not.toHaveBeenCalled();
  expect(after.close).toHaveBeenCalledTimes(1);
});
