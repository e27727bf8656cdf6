import { describe, expect, it } from 'vitest';
import { createToaster, toastTimes } from './toaster';

/** A clock that is turned by hand. */
function manualTime() {
  let now = 0;
  const tasks = new Set<{ at: number; run: () => void }>();
  return {
    schedule(run: () => void, ms: number) {
      const task = { at: now + ms, run };
      tasks.add(task);
      return () => tasks.delete(task);
    },
    pass(ms: number) {
      now += ms;
      for (const task of tasks) {
        if (task.at > now) continue;
        tasks.delete(task);
        task.run();
      }
    },
  };
}

function setUp() {
  const time = manualTime();
  const toaster = createToaster(time.schedule);
  const shown = () => toaster.getState().current?.title;
  const kept = () => toaster.getState().dismissed.map((toast) => toast.title);
  return { time, toaster, shown, kept };
}

describe('createToaster', () => {
  it('shows one at a time: a new one takes the place of the old', () => {
    const { toaster, shown, kept } = setUp();
    toaster.show({ title: 'first' });
    toaster.show({ title: 'second' });
    expect(shown()).toBe('second');
    expect(kept()).toEqual(['first']);
  });

  it('goes by itself, later when there is something to decide', () => {
    const { toaster, time, shown } = setUp();
    toaster.show({ title: 'moved', action: { label: 'Undo', onPress: () => undefined } });
    time.pass(toastTimes.shown);
    expect(shown()).toBe('moved');
    time.pass(toastTimes.shownWithAction - toastTimes.shown);
    expect(shown()).toBeUndefined();
  });

  it('is shown as long as it asks for, and that long again after somebody has read it', () => {
    const { toaster, time, shown } = setUp();
    toaster.show({ title: 'moved', action: { label: 'Undo', onPress: () => undefined }, shownForMs: 5_000 });
    time.pass(4_999);
    expect(shown()).toBe('moved');
    toaster.hold();
    time.pass(60_000);
    toaster.release();
    time.pass(4_999);
    expect(shown()).toBe('moved');
    time.pass(1);
    expect(shown()).toBeUndefined();
  });

  it('waits while someone reads, and then as long as at first', () => {
    const { toaster, time, shown } = setUp();
    toaster.show({ title: 'read me' });
    toaster.hold();
    time.pass(toastTimes.shown * 10);
    expect(shown()).toBe('read me');
    toaster.release();
    time.pass(toastTimes.shown - 1);
    expect(shown()).toBe('read me');
    time.pass(1);
    expect(shown()).toBeUndefined();
  });

  it('removes a toast 1,000,000 ms after its dismissal', () => {
    const { toaster, time, kept } = setUp();
    toaster.dismiss(toaster.show({ title: 'gone' }));
    time.pass(999_999);
    expect(kept()).toEqual(['gone']);
    time.pass(1);
    expect(kept()).toEqual([]);
  });

  it('does not dismiss another one by an old id', () => {
    const { toaster, shown } = setUp();
    const old = toaster.show({ title: 'first' });
    toaster.show({ title: 'second' });
    toaster.dismiss(old);
    expect(shown()).toBe('second');
  });
});
