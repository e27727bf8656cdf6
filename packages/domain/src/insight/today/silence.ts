import { DAY } from '../../shared/time/units.js';

/** A conversation without a reply for this long is silent. */
export const SILENT_AFTER = 3 * DAY;

/**
 * When our message must have been sent for the silence after it to have reached {@link SILENT_AFTER} between `from` and `now`.
 *
 * @param from ms since the epoch, as the result: `from` exclusive, `to` inclusive.
 */
export const silentSince = (from: number, now: number) => ({ from: from - SILENT_AFTER, to: now - SILENT_AFTER });
