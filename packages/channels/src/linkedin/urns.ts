/** What LinkedIn calls its things by: `urn:li:person:…`, `urn:li:comment:(urn:li:activity:1,2)`. */
const PERSON = /^urn:li:person:([\w-]+)$/;
const COMMENT = /^urn:li:comment:\(((?:urn:li:)?(?:activity|ugcPost|share):\d+),(\d+)\)$/;
const POST = /^urn:li:(?:activity|ugcPost|share):\d+$/;
const ORGANISATION = /^urn:li:organi[sz]ation:(\d+)$/;

export const isPost = (urn: string): boolean => POST.test(urn);

/** The number of an organisation's page; `null` for anything else. */
export const organisationOf = (urn: string): string | null => ORGANISATION.exec(urn)?.[1] ?? null;

export const organisationUrn = (id: string): string => `urn:li:organization:${id}`;

export interface CommentUrn {
  /** The whole name; notifications leave a part of it out. */
  readonly urn: string;
  /** The post under which it stands. */
  readonly object: string;
}

export function commentOf(written: string): CommentUrn | null {
  const [, post, id] = COMMENT.exec(written) ?? [];
  if (post === undefined || id === undefined) return null;
  const object = post.startsWith('urn:li:') ? post : `urn:li:${post}`;
  return { urn: `urn:li:comment:(${object},${id})`, object };
}

/**
 * The handle of who did something: the id alone where writing it small loses nothing, since handles are folded; else the whole URN, which
 * is kept as it is.
 */
export function handleOf(urn: string): string {
  const id = PERSON.exec(urn)?.[1] ?? null;
  return id !== null && id === id.toLowerCase() ? id : urn;
}

/** Whom a handle stands for; `null` for what is no member. */
export function memberUrn(handle: string): string | null {
  if (PERSON.test(handle)) return handle;
  return /^[\w-]{1,100}$/.test(handle) ? `urn:li:person:${handle}` : null;
}

/** A URN as a part of a path: Rest.li wants its brackets and commas escaped too. */
export const escapedUrn = (urn: string): string =>
  encodeURIComponent(urn).replaceAll('(', '%28').replaceAll(')', '%29');
