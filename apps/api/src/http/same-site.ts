import type { FastifyRequest } from 'fastify';

const LOOPBACK_NAMES = ['127.0.0.1', 'localhost', '[::1]'] as const;

/** What proxies and tunnels write. Many of them put our own name into `Host`, so that whoever they let through would pass for the owner. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'] as const;

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Why a request is refused before anything looks at it, or `null`.
 *
 * There is no sign-in at this machine, so the browser must not become somebody else's hand. A foreign name in `Host` is a page that made
 * its own domain point here (DNS rebinding) and would count as same-origin. A foreign `Origin` is a page of another site that posts to us
 * without being allowed to read the answer, which is all it needs. Programs send neither, and are the owner's.
 *
 * @param port where we listen.
 */
export function refusalOf(
  request: Pick<FastifyRequest, 'method' | 'headers'>,
  port: number,
): { code: string; message: string } | null {
  const { host, origin, 'sec-fetch-site': site } = request.headers;
  if (host === undefined || !isOurs(host, port)) {
    return {
      code: 'FOREIGN_HOST',
      message: `This server only answers to 127.0.0.1, localhost and [::1] on port ${port}.`,
    };
  }
  if (FORWARDED.some((name) => request.headers[name] !== undefined)) {
    return {
      code: 'FORWARDED',
      message: 'Only /webhooks/ is reached through a proxy or a tunnel. Open the rest on the machine itself.',
    };
  }
  if (origin !== undefined && !isOurOrigin(origin, port)) return CROSS_SITE;
  if (
    !READS.has(request.method) &&
    origin === undefined &&
    site !== undefined &&
    site !== 'same-origin' &&
    site !== 'none'
  ) {
    return CROSS_SITE;
  }
  return null;
}

const CROSS_SITE = { code: 'CROSS_SITE', message: 'The request came from a page of another site.' } as const;

function isOurs(host: string, port: number): boolean {
  const name = host.toLowerCase();
  return LOOPBACK_NAMES.some((loopback) => name === `${loopback}:${port}` || (port === 80 && name === loopback));
}

function isOurOrigin(origin: string, port: number): boolean {
  return origin.startsWith('http://') && isOurs(origin.slice('http://'.length), port);
}
