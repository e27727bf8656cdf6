/** Growth: `+12%`. */
export const GROWTH = { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 1 } as const;

/** The specification's value, shown while nothing can be calculated. */
export const SAMPLE_GROWTH = 0.12;

export const HOURS = { maximumFractionDigits: 1 } as const;

export const PERCENT = { style: 'percent', maximumFractionDigits: 0 } as const;

/** The room of the charts of activity, which come in their own chunk. */
export const ACTIVITY_ROOM = { rem: 26, narrowRem: 50.5 } as const;

/** The room of the response times, likewise. */
export const RESPONSE_ROOM = { rem: 31.5, narrowRem: 33 } as const;
