/** The mean length of a month, in days. */
const MONTH_DAYS = 30.4375;

/** From this time on months are easier to read than days. */
const IN_MONTHS = 120;

/** The unit of a curve of so many days, and its length in days. */
export const timeScaleOf = (untilDays: number): { unit: 'day' | 'month'; days: number } =>
  untilDays >= IN_MONTHS ? { unit: 'month', days: MONTH_DAYS } : { unit: 'day', days: 1 };
