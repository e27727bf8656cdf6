import { SECOND } from '@concordia/domain';

/** `Retry-After` in ms, of seconds or of an HTTP date; `null` when there is none. */
export function retryAfterOf(headers: Headers, now: number): number | null {
  const value = headers.get('retry-after')?.trim() ?? '';
  if (/^\d+(\.\d+)?$/.test(value)) return Math.round(Number(value) * SECOND);
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
