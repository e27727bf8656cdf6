import type { FastifyRequest } from 'fastify';

const LOOPBACK_NAMES = ['127.0.0.1', 'localhost', '[::1]'] as const;

/** Headers of proxies and tunnels. Many rewrite `Host` to our own name, so that anyone they forward would pass for the owner. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'] as const;

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Returns why a request is rejected before any processing, or `null`.
 *
 * Local mode has no sign-in, so another site must not act through the owner's browser. A foreign `Host` is a page that points its own domain here
 * (DNS rebinding) and counts as same-origin. A foreign `Origin` is another site's page that posts without reading the response, which suffices for an
 * attack. Programs send neither and act for the owner.
 *
 * @param port the port we listen on.
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
      message: 'Only /webhooks/ is available through a proxy or tunnel. Open everything else on the machine itself.',
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

const CROSS_SITE = { code: 'CROSS_SITE', message: 'The request came from a page on another site.' } as const;

function isOurs(host: string, port: number): boolean {
  const name = host.toLowerCase();
  return LOOPBACK_NAMES.some((loopback) => name === `${loopback}:${port}` || (port === 80 && name === loopback));
}

function isOurOrigin(origin: string, port: number): boolean {
  return origin.startsWith('http://') && isOurs(origin.slice('http://'.length), port);
}
