import { type Callback, CallbackSchema, type Login, LoginSchema } from '@concordia/contract/channels';
import { Controller, Get, Headers, Query, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { PublicAddress } from '../connections/public-address.js';
import { cookieOf } from './browser-cookie.js';
import { MailboxOauth } from './mailbox-oauth.js';
import { redirectToProvider, redirectToSetup } from './sign-in-redirects.js';

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
    const begin = (accountId: string | null) => this.mailboxes.login(accountId);
    await redirectToProvider({ route: 'mailbox', host, localUrl, account, reply, begin });
  }

  @Get('callback')
  async returnFromMailbox(
    @Query({ schema: CallbackSchema }) callback: Callback,
    @Headers('cookie') cookies: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    redirectToSetup('mailbox', await this.mailboxes.callback(callback, cookieOf(cookies)), reply);
  }
}
