/** How growth is written: `+12%`. */
export const GROWTH = { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 1 } as const;

/** What the specification shows where nothing can be counted yet. */
export const SAMPLE_GROWTH = 0.12;

/** How hours are written. */
export const HOURS = { maximumFractionDigits: 1 } as const;
