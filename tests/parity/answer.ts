import { ReplyFailure } from '@concordia/fixtures/replies';

/** What is compared of an answer. */
export interface Answer {
  readonly status: number;
  /** `null` for answers that are no list. */
  readonly total: string | null;
  /** The cursor of the next page. */
  readonly next: string | null;
  readonly body: unknown;
}

interface Page {
  readonly items: readonly unknown[];
  readonly nextCursor: string | null;
  readonly total: number;
}

const isPage = (reply: object): reply is Page => 'items' in reply && 'nextCursor' in reply && 'total' in reply;

/** The answer that a mock reply stands for. */
export function expectedAnswer(reply: () => object): Answer {
  try {
    const body = reply();
    if (!isPage(body)) return { status: 200, total: null, next: null, body };
    return { status: 200, total: String(body.total), next: body.nextCursor, body: body.items };
  } catch (failure) {
    if (!(failure instanceof ReplyFailure)) throw failure;
    return { status: failure.body.statusCode, total: null, next: null, body: failure.body };
  }
}

/** The answer that the API gave. */
export async function actualAnswer(response: Response): Promise<Answer> {
  const next = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
  return {
    status: response.status,
    total: response.headers.get('x-total-count'),
    next: next === undefined ? null : new URL(next, 'http://any.example').searchParams.get('cursor'),
    body: await response.json(),
  };
}
