import { ChangeTopic, PAGES_KEY } from '@concordia/api-client';

/** Which answers change with which topic, by the path of the call. The first pattern that fits decides. */
const pathTopics: readonly { path: RegExp; topics: readonly ChangeTopic[] }[] = [
  { path: /^\/api\/contacts\/[^/]+\/messages$/, topics: [ChangeTopic.messages, ChangeTopic.contacts] },
  { path: /^\/api\/(?:messages|conversations)(?:\/|$)/, topics: [ChangeTopic.messages] },
  { path: /^\/api\/analytics\/stats$/, topics: [ChangeTopic.stats] },
  { path: /^\/api\/contacts(?:\/|$)/, topics: [ChangeTopic.contacts] },
  { path: /^\/api\/imports(?:\/|$)/, topics: [ChangeTopic.imports] },
  { path: /^\/api\/workspace$/, topics: [ChangeTopic.workspace] },
];

/** @returns whether the answer that is kept under `key` may have changed. Keys that are not of the API's client never have. */
export function isTouched(key: unknown, topics: ReadonlySet<ChangeTopic>): boolean {
  const path = pathOf(key);
  if (path === null) return false;
  const about = pathTopics.find((one) => one.path.test(path))?.topics ?? [];
  return about.some((topic) => topics.has(topic));
}

const messageTopics: ReadonlySet<ChangeTopic> = new Set([ChangeTopic.messages, ChangeTopic.stats]);

/** Whether one of the topics is about messages, which the message widgets read again by themselves when they are told to. */
export function isAboutMessages(topics: Iterable<ChangeTopic>): boolean {
  return [...topics].some((topic) => messageTopics.has(topic));
}

/** Whether an answer shows messages or counts them, so that the message widgets read it. */
export const showsMessages = (key: unknown): boolean => isTouched(key, messageTopics);

/** Keys are `[path, params?]` for single answers and `['pages', url]` for a page of an endless list. */
function pathOf(key: unknown): string | null {
  if (!Array.isArray(key)) return null;
  const url: unknown = key[0] === PAGES_KEY ? key[1] : key[0];
  return typeof url === 'string' ? (url.split('?', 1)[0] ?? null) : null;
}

const known: readonly string[] = Object.values(ChangeTopic);

const isChangeTopic = (value: unknown): value is ChangeTopic => typeof value === 'string' && known.includes(value);

/** Every topic: what a screen that was away for too long has to assume. */
export const allTopics: readonly ChangeTopic[] = Object.values(ChangeTopic);

/**
 * The topics of one `change` event.
 *
 * @param data the event's text, a ChangeEvent in JSON. A newer server may know topics that we do not: they are passed over.
 * @returns no topics when it is something else.
 */
export function topicsOf(data: string): ChangeTopic[] {
  try {
    const event: unknown = JSON.parse(data);
    if (typeof event !== 'object' || event === null || !('topics' in event) || !Array.isArray(event.topics)) return [];
    return event.topics.filter(isChangeTopic);
  } catch {
    return [];
  }
}
