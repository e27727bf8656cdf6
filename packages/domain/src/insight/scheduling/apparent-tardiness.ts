import type { DueJob } from './job.js';

/** How far ahead a deadline matters, in mean job times. */
const LOOKAHEAD = 2;

/**
 * The priority of a job at a time: its weight per unit of time, reduced by remaining slack. The apparent tardiness cost of Vepsalainen & Morton
 * (1987, Management Science 33(8) 1035-1047), k = 2.
 *
 * @param meanTime of all jobs.
 */
function apparentCost({ time, weight, due }: DueJob, clock: number, meanTime: number): number {
  const slack = Math.max(0, due - time - clock);
  return (weight / time) * Math.exp(-slack / (LOOKAHEAD * meanTime));
}

/** The mean time of jobs; 1 for none. */
const meanTimeOf = (jobs: readonly DueJob[]): number =>
  jobs.length === 0 ? 1 : jobs.reduce((sum, { time }) => sum + time, 0) / jobs.length;

/** Schedules the job with the highest priority whenever one is done. */
export function apparentTardinessOrder(jobs: readonly DueJob[]): number[] {
  const meanTime = meanTimeOf(jobs);
  const waiting = jobs.map((_, index) => index);
  const order: number[] = [];
  let clock = 0;
  while (waiting.length > 0) {
    let [best, most] = [0, Number.NEGATIVE_INFINITY];
    for (const [place, index] of waiting.entries()) {
      const job = jobs[index];
      const cost = job === undefined ? 0 : apparentCost(job, clock, meanTime);
      if (cost > most) [best, most] = [place, cost];
    }
    const [next = 0] = waiting.splice(best, 1);
    order.push(next);
    clock += jobs[next]?.time ?? 0;
  }
  return order;
}
