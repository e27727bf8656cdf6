/** LinkedIn URNs: `urn:li:person:…`, `urn:li:comment:(urn:li:activity:1,2)`. */
const PERSON = /^urn:li:person:([\w-]+)$/;
const COMMENT = /^urn:li:comment:\(((?:urn:li:)?(?:activity|ugcPost|share):\d+),(\d+)\)$/;
const POST = /^urn:li:(?:activity|ugcPost|share):\d+$/;
const ORGANISATION = /^urn:li:organi[sz]ation:(\d+)$/;

export const isPost = (urn: string): boolean => POST.test(urn);

/** The numeric id of an organization's page; `null` for anything else. */
export const organisationOf = (urn: string): string | null => ORGANISATION.exec(urn)?.[1] ?? null;

export const organisationUrn = (id: string): string => `urn:li:organization:${id}`;

export interface CommentUrn {
  /** The full URN; notifications omit part of it. */
  readonly urn: string;
  /** The post that the comment belongs to. */
  readonly object: string;
}

export function commentOf(written: string): CommentUrn | null {
  const [, post, id] = COMMENT.exec(written) ?? [];
  if (post === undefined || id === undefined) return null;
  const object = post.startsWith('urn:li:') ? post : `urn:li:${post}`;
  return { urn: `urn:li:comment:(${object},${id})`, object };
}

/** The handle of a member: the id alone if lower-casing loses nothing, since handles are folded; otherwise the whole URN, unchanged. */
export function handleOf(urn: string): string {
  const id = PERSON.exec(urn)?.[1] ?? null;
  return id !== null && id === id.toLowerCase() ? id : urn;
}

/** The member URN of a handle; `null` if it is not a member. */
export function memberUrn(handle: string): string | null {
  if (PERSON.test(handle)) return handle;
  return /^[\w-]{1,100}$/.test(handle) ? `urn:li:person:${handle}` : null;
}

/** Escapes a URN for use in a path: Rest.li also requires escaped brackets and commas. */
export const escapedUrn = (urn: string): string =>
  encodeURIComponent(urn).replaceAll('(', '%28').replaceAll(')', '%29');
