import type { ArchiveWallTime } from '@concordia/channels/archives';
import { instantIn, MINUTE, SECOND } from '@concordia/domain';

/** Local times of a zone as instants. Offsets change on the hour, and messages of one hour stand together, so it is looked up once an hour. */
export function zoneClock(zone: string): (wall: ArchiveWallTime) => number {
  let hourKey = '';
  let hourStart = 0;
  return ({ year, month, day, hour, minute, second }) => {
    const key = `${year} ${month} ${day} ${hour}`;
    if (key !== hourKey) {
      hourKey = key;
      hourStart = instantIn(zone, { year, month, day, hour, minute: 0 });
    }
    return hourStart + minute * MINUTE + second * SECOND;
  };
}
