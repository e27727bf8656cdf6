/** Number of lines kept, including those of concurrent tests. */
const KEPT = 30;

const lines: string[] = [];

/** Collects the applications' logs to explain failures: a failed job leaves no other trace. */
export const testLog = {
  write(line: string): void {
    lines.push(line);
    if (lines.length > KEPT) lines.shift();
  },
  /** @returns the lines since the last call. */
  take: (): string => lines.splice(0).join(''),
};
