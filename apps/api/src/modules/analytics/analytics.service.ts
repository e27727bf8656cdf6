import type { Stats } from './analytics.dto.js';

export abstract class AnalyticsService {
  abstract stats(): Promise<Stats>;
}
