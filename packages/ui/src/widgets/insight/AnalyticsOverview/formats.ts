/** Growth: `+12%`. */
export const GROWTH = { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 1 } as const;

/** The specification's value, shown while nothing can be calculated. */
export const SAMPLE_GROWTH = 0.12;

export const HOURS = { maximumFractionDigits: 1 } as const;

export const PERCENT = { style: 'percent', maximumFractionDigits: 0 } as const;
