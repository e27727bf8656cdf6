import {
  type Callback,
  CallbackSchema,
  type Login,
  LoginSchema,
  type TwitterStatus,
  TwitterStatusSchema,
} from '@concordia/contract/channels';
import { Controller, Get, Headers, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiHeader, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Answers } from '../../../common/documented.js';
import { PublicAddress } from '../connections/public-address.js';
import { cookieOf } from './browser-cookie.js';
import { redirectToProvider, redirectToSetup } from './sign-in-redirects.js';
import { TwitterOauth } from './twitter-oauth.js';

@ApiTags('channels')
@Controller()
export class OauthController {
  constructor(
    private readonly twitter: TwitterOauth,
    private readonly address: PublicAddress,
  ) {}

  @Get('api/twitter/status')
  @Answers(TwitterStatusSchema, 'The current status.', {
    summary: 'Get the X connection status',
    description: 'Shows whether the account has authorized this workspace and the authorization is still valid.',
  })
  getTwitterStatus(): Promise<TwitterStatus> {
    return this.twitter.status();
  }

  /** For browsers, not for API clients. */
  @Get('oauth/twitter/login')
  @ApiExcludeEndpoint()
  async loginAtTwitter(
    @Headers('host') host: string,
    @Query({ schema: LoginSchema }) { account }: Login,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { localUrl } = this.address;
    const begin = (accountId: string | null) => this.twitter.login(accountId);
    await redirectToProvider({ route: 'twitter', host, localUrl, account, reply, begin });
  }

  @Get('oauth/twitter/callback')
  @ApiExcludeEndpoint()
  async returnFromTwitter(
    @Query({ schema: CallbackSchema }) callback: Callback,
    @Headers('cookie') cookies: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    redirectToSetup('twitter', await this.twitter.callback(callback, cookieOf(cookies)), reply);
  }

  @Post('oauth/twitter/disconnect')
  @HttpCode(200)
  @ApiHeader({ name: 'X-Workspace-Id', required: false, description: 'The workspace, if there is more than one.' })
  @Answers(TwitterStatusSchema, 'The status after disconnecting.', {
    summary: 'Disconnect X',
    description:
      'Revokes the tokens at X and deletes them here. A simulated channel is switched off. Messages are kept.',
    refuses: [404, 503],
  })
  disconnectTwitter(@Headers('x-workspace-id') workspaceId?: string): Promise<TwitterStatus> {
    return this.twitter.disconnect(workspaceId);
  }
}
