import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type ChangeSource, followChanges, reconnectDelayMs } from './follow';

class FakeSource extends EventTarget implements ChangeSource {
  readyState = 0;
  close() {
    this.readyState = 2;
  }
  connected() {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  broke(readyState: number) {
    this.readyState = readyState;
    this.dispatchEvent(new Event('error'));
  }
}

function setUp({ isOpen = false } = {}) {
  const sources: FakeSource[] = [];
  const onChange = vi.fn();
  const onMissed = vi.fn();
  const stream = followChanges({
    open: () => {
      const source = new FakeSource();
      if (isOpen && sources.length === 0) source.readyState = 1;
      sources.push(source);
      return source;
    },
    onChange,
    onMissed,
    random: () => 0,
  });
  const latest = () => {
    const source = sources.at(-1);
    if (source === undefined) throw new Error('no stream was opened');
    return source;
  };
  return { stream, sources, latest, onChange, onMissed };
}

describe('followChanges', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('hands on topics; a stream that opens later may have missed something, one that was open has not', () => {
    const late = setUp();
    late.stream.connect();
    late.latest().connected();
    expect(late.onMissed).toHaveBeenCalledTimes(1);
    const { stream, latest, onChange, onMissed } = setUp({ isOpen: true });
    stream.connect();
    latest().connected();
    latest().dispatchEvent(new MessageEvent('change', { data: '{"seq":1,"topics":["stats"]}' }));
    expect(onChange).toHaveBeenCalledWith({ topics: ['stats'], touched: 'all' });
    expect(onMissed).not.toHaveBeenCalled();
  });

  test('leaves a connection to the browser while it reconnects by itself', () => {
    const { stream, sources, latest, onMissed } = setUp({ isOpen: true });
    stream.connect();
    latest().connected();
    latest().broke(0);
    latest().connected();
    vi.advanceTimersByTime(60_000);
    expect(sources).toHaveLength(1);
    expect(onMissed).not.toHaveBeenCalled();
  });

  test('opens a new one when the browser has given up, later each time, and then reads everything again', () => {
    const { stream, sources, latest, onMissed } = setUp();
    stream.connect();
    latest().broke(2);
    vi.advanceTimersByTime(250);
    expect(sources).toHaveLength(2);
    latest().broke(2);
    vi.advanceTimersByTime(499);
    expect(sources).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(sources).toHaveLength(3);
    expect(onMissed).not.toHaveBeenCalled();
    latest().connected();
    expect(onMissed).toHaveBeenCalledTimes(1);
  });

  test('a reset of the server and a pause of ours both mean that changes were missed', () => {
    const { stream, latest, onMissed } = setUp({ isOpen: true });
    stream.connect();
    latest().connected();
    latest().dispatchEvent(new Event('reset'));
    expect(onMissed).toHaveBeenCalledTimes(1);
    stream.disconnect();
    stream.connect();
    latest().connected();
    expect(onMissed).toHaveBeenCalledTimes(2);
  });

  test('connecting twice opens one stream; a disconnect cancels the next attempt', () => {
    const { stream, sources, latest } = setUp();
    stream.connect();
    stream.connect();
    expect(sources).toHaveLength(1);
    latest().broke(2);
    stream.disconnect();
    vi.advanceTimersByTime(60_000);
    expect(sources).toHaveLength(1);
  });
});

test('the delay doubles up to half a minute and is spread over its upper half', () => {
  expect([1, 2, 3, 4].map((failures) => reconnectDelayMs(failures, 1))).toEqual([500, 1000, 2000, 4000]);
  expect(reconnectDelayMs(50, 1)).toBe(30_000);
  expect(reconnectDelayMs(50, 0)).toBe(15_000);
});
