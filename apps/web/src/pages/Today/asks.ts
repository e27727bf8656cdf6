import { getGetTodayUrl } from '@concordia/api-client';
import type { Asks } from '../opening';

/** The rest of the day is small and read by the page itself. */
export const todayAsks: Asks = () => [getGetTodayUrl()];
