import { type Callback, CallbackSchema, type Login, LoginSchema } from '@concordia/contract/channels';
import { Controller, Get, Headers, Query, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { PublicAddress } from '../connections/public-address.js';
import { clearedCookie, cookieOf, cookieWith } from './browser-cookie.js';
import { MailboxOauth, type MailboxOutcome } from './mailbox-oauth.js';

// The framework already set 200, and a redirect keeps an existing status, so every redirect sets 302 explicitly.
const setup = (outcome: MailboxOutcome): string => `/setup?channel=email&outcome=${outcome}`;

/** For browsers, not for API clients. */
@ApiExcludeController()
@Controller('oauth/mailbox')
export class MailboxOauthController {
  constructor(
    private readonly mailboxes: MailboxOauth,
    private readonly address: PublicAddress,
  ) {}

  @Get('login')
  async signInToMailbox(
    @Headers('host') host: string,
    @Query({ schema: LoginSchema }) { account }: Login,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { localUrl } = this.address;
    const query = account === undefined ? '' : `?account=${account}`;
    // The cookie must belong to the host name that the provider redirects to.
    if (`http://${host}` !== localUrl) return void reply.redirect(`${localUrl}/oauth/mailbox/login${query}`, 302);
    const leaving = await this.mailboxes.login(account ?? null);
    if (leaving === null) return void reply.redirect(setup('not_configured'), 302);
    reply.header('set-cookie', cookieWith('mailbox', leaving.browser)).redirect(leaving.url, 302);
  }

  @Get('callback')
  async returnFromMailbox(
    @Query({ schema: CallbackSchema }) callback: Callback,
    @Headers('cookie') cookies: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const outcome = await this.mailboxes.callback(callback, cookieOf(cookies));
    reply.header('set-cookie', clearedCookie('mailbox')).redirect(setup(outcome), 302);
  }
}
