import { fieldsOf, type JsonFields, listOf, numberOf, textOf } from '../http/json.js';
import type { ProfileResult } from '../port/adapter.js';
import { type Bot, callBot } from './bot.js';
import { checkRefusal } from './errors.js';

/** Shortest side of the size that is chosen, in pixels: enough for the largest avatar on a dense screen. */
const WANTED = 160;

/** The current picture of a person (core.telegram.org/bots/api#getuserprofilephotos). Groups have none here, and updates tell names. */
export async function lookUpOnTelegram(bot: Bot, handle: string, signal: AbortSignal): Promise<ProfileResult> {
  const isPerson = /^[1-9]\d{0,19}$/.test(handle);
  if (!isPerson) return { ok: true, name: null, picture: null };
  const answer = await callBot(bot, 'getUserProfilePhotos', { user_id: Number(handle), limit: 1 }, signal);
  if (answer.kind !== 'done') {
    const { failure, providerCode } = checkRefusal(answer);
    return { ok: false, failure, providerCode };
  }
  const photos = fieldsOf(answer.result)?.get('photos');
  const [sizes]: readonly unknown[] = Array.isArray(photos) ? photos : [];
  return { ok: true, name: null, picture: fileOf(listOf(new Map([['sizes', sizes]]), 'sizes')) };
}

/** The smallest size that is large enough, or the largest. */
function fileOf(sizes: readonly JsonFields[]): string | null {
  const sorted = sizes.toSorted((one, another) => widthOf(one) - widthOf(another));
  const chosen = sorted.find((size) => widthOf(size) >= WANTED) ?? sorted.at(-1) ?? null;
  return textOf(chosen, 'file_id');
}

const widthOf = (size: JsonFields): number => numberOf(size, 'width') ?? 0;
