import type { Health } from './health.dto.js';

export abstract class HealthService {
  abstract check(): Promise<Health>;
}
