import type { FastifyReply } from 'fastify';
import { clearedCookie, cookieWith, type SignInRoute } from './browser-cookie.js';

/** The provider's page, and what identifies the browser when it comes back. */
export interface SignIn {
  readonly url: string;
  /** The cookie's value. */
  readonly browser: string;
}

/** The channel that the setup console opens at after a sign-in. */
const CHANNEL = { mailbox: 'email', twitter: 'twitter' } as const satisfies Record<SignInRoute, string>;

const setup = (route: SignInRoute, outcome: string): string => `/setup?channel=${CHANNEL[route]}&outcome=${outcome}`;

interface Leaving {
  readonly route: SignInRoute;
  /** `Host` as received. */
  readonly host: string;
  readonly localUrl: string;
  readonly account: string | undefined;
  readonly reply: FastifyReply;
  /** @returns `null` if no application is configured. */
  readonly begin: (accountId: string | null) => Promise<SignIn | null>;
}

// The framework already set 200, and a redirect keeps an existing status, so every redirect sets 302 explicitly.

/** Sends a browser to the provider, from the host name that the provider redirects back to: the cookie belongs to it. */
export async function redirectToProvider({ route, host, localUrl, account, reply, begin }: Leaving): Promise<void> {
  const query = account === undefined ? '' : `?account=${account}`;
  if (`http://${host}` !== localUrl) return void reply.redirect(`${localUrl}/oauth/${route}/login${query}`, 302);
  const signIn = await begin(account ?? null);
  if (signIn === null) return void reply.redirect(setup(route, 'not_configured'), 302);
  reply.header('set-cookie', cookieWith(route, signIn.browser)).redirect(signIn.url, 302);
}

/** Sends a browser that came back to the setup console, which says the outcome. */
export function redirectToSetup(route: SignInRoute, outcome: string, reply: FastifyReply): void {
  reply.header('set-cookie', clearedCookie(route)).redirect(setup(route, outcome), 302);
}
