import { describe, expect, it } from 'vitest';
import { runSteps, type Step, type StepAnswer, type StepState } from './runSteps';

const answer = (ok: boolean): StepAnswer => ({ ok, message: null, isSimulated: false });
const step = (id: string, call: Step['call']): Step => ({ id, call });

/** Answers never, as a server does that hangs. */
const hanging = (signal: AbortSignal) =>
  new Promise<StepAnswer>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

function run(
  steps: readonly Step[],
  signal = new AbortController().signal,
  timeout = () => new AbortController().signal,
) {
  const seen: string[] = [];
  const onChange = (id: string, { is }: StepState) => seen.push(`${id} ${is}`);
  return runSteps({ steps, signal, timeout, onChange }).then((ends) => ({ ends, seen }));
}

describe('the steps of a connection test', () => {
  it('are made one after the other, whatever became of the one before', async () => {
    const { ends, seen } = await run([
      step('inbound', async () => Promise.reject(new TypeError('no network'))),
      step('outbound', async () => answer(true)),
    ]);
    expect(seen).toEqual(['inbound running', 'inbound thrown', 'outbound running', 'outbound answered']);
    expect(ends[1]).toMatchObject({ ok: true });
  });

  it('are late when they take too long, each by its own time', async () => {
    const timeouts = [AbortSignal.abort(), new AbortController().signal];
    const { ends } = await run(
      [step('slow', (signal) => (signal.throwIfAborted(), hanging(signal))), step('next', async () => answer(false))],
      undefined,
      () => timeouts.shift() ?? AbortSignal.abort(),
    );
    expect(ends.map(({ is }) => is)).toEqual(['late', 'answered']);
  });

  it('can be called off: what has not begun is not made', async () => {
    const stop = new AbortController();
    let made = 0;
    const running = run(
      [
        step('first', (signal) => {
          queueMicrotask(() => stop.abort());
          return hanging(signal);
        }),
        step('second', async () => {
          made += 1;
          return answer(true);
        }),
      ],
      stop.signal,
    );
    expect((await running).ends).toEqual([{ is: 'cancelled' }, { is: 'cancelled' }]);
    expect(made).toBe(0);
  });
});
