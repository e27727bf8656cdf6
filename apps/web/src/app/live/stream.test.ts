import { afterEach, beforeEach, expect, test, vi } from 'vitest';

class FakeSource extends EventTarget {
  static opened: FakeSource[] = [];
  constructor() {
    super();
    FakeSource.opened.push(this);
  }
}

let visibilityState = 'visible';

beforeEach(() => {
  vi.resetModules();
  FakeSource.opened = [];
  visibilityState = 'visible';
  vi.stubGlobal('EventSource', FakeSource);
  vi.stubGlobal('document', {
    get visibilityState() {
      return visibilityState;
    },
  });
});
afterEach(() => void vi.unstubAllGlobals());

test('what the stream said before anybody followed it is said again, once', async () => {
  const { openStream, takeStream } = await import('./stream');
  openStream();
  const [source] = FakeSource.opened;
  source?.dispatchEvent(new MessageEvent('change', { data: 'one' }));
  const taken = takeStream();
  const heard: unknown[] = [];
  taken.addEventListener('change', (event) => heard.push(event.data));
  await Promise.resolve();
  expect([taken, heard]).toEqual([source, ['one']]);
  source?.dispatchEvent(new MessageEvent('change', { data: 'two' }));
  expect(heard).toEqual(['one', 'two']);
  expect(takeStream()).not.toBe(source);
});

test('a tab in the background opens none before it is looked at', async () => {
  const { openStream } = await import('./stream');
  visibilityState = 'hidden';
  openStream();
  expect(FakeSource.opened).toEqual([]);
});

test.each([
  ['before the first answers were asked for', 'in time', []],
  ['only after they were asked for', 'late', ['reset']],
] as const)('a stream that opened %s tells its owner what that means', async (_when, moment, told) => {
  vi.useFakeTimers();
  const { openStream, takeStream } = await import('./stream');
  const asked = openStream();
  const [source] = FakeSource.opened;
  if (moment === 'in time') source?.dispatchEvent(new Event('open'));
  await vi.runAllTimersAsync();
  await asked;
  if (moment === 'late') source?.dispatchEvent(new Event('open'));
  vi.useRealTimers();
  const heard: string[] = [];
  takeStream().addEventListener('reset', ({ type }) => heard.push(type));
  await Promise.resolve();
  expect(heard).toEqual(told);
});
