/** Lines that are kept: those of the tests that run at the same time, too. */
const KEPT = 30;

const lines: string[] = [];

/** What the tested applications log, for whoever looks for the cause of a failure: a job that failed on the way leaves no other trace. */
export const testLog = {
  write(line: string): void {
    lines.push(line);
    if (lines.length > KEPT) lines.shift();
  },
  /** @returns what was logged since the last call. */
  take: (): string => lines.splice(0).join(''),
};
