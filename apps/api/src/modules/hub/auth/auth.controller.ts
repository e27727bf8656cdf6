import { IdSchema, type PageQuery, PageQuerySchema } from '@concordia/contract';
import {
  type ConnectionAuth,
  ConnectionAuthSchema,
  type HubAuditEntry,
  HubAuditEntrySchema,
  type HubKey,
  type HubKeyCreate,
  HubKeyCreateSchema,
  HubKeySchema,
  type HubToken,
  HubTokenSchema,
  type IssuedToken,
  IssuedTokenSchema,
  KidSchema,
  type Protected,
  ProtectedSchema,
  type TokenRequest,
  TokenRequestSchema,
} from '@concordia/contract/hub';
import { Body, Controller, Delete, Get, Param, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Answers, AnswersCreated, AnswersPage } from '../../../common/documented.js';
import { sendPage } from '../../../common/page.js';
import { ForModulesAlone } from '../../../http/for-modules.js';
import { AuditEntries } from './audit-entries.service.js';
import { HubAuthService } from './auth.service.js';
import { HubKeys } from './keys.service.js';
import { HubTokens } from './tokens.service.js';

@ApiTags('connection auth')
@Controller('api/connection/auth')
export class HubAuthController {
  constructor(
    private readonly auth: HubAuthService,
    private readonly keys: HubKeys,
    private readonly tokens: HubTokens,
    private readonly audit: AuditEntries,
  ) {}

  @Get()
  @Answers(ConnectionAuthSchema, 'How modules come in.', {
    summary: 'Read how modules come in',
    description: 'Issuer, audience, algorithm, scopes and public keys with which modules authenticate.',
  })
  getConnectionAuth(): Promise<ConnectionAuth> {
    return this.auth.describe();
  }

  @Post('keys')
  @AnswersCreated(HubKeySchema, 'The key that signs now.', {
    summary: 'Generate a key pair',
    description:
      'It signs at once. What the former key of the algorithm signed is good for another 12 hours and 10 minutes.',
    refuses: [409],
  })
  generateKeyPair(@Body({ schema: HubKeyCreateSchema }) { algorithm }: HubKeyCreate): Promise<HubKey> {
    return this.keys.generate(algorithm);
  }

  @Delete('keys/:kid')
  @Answers(HubKeySchema, 'The key as it is now.', {
    summary: 'Revoke a key',
    description: 'What it signed is refused from now on, so all tokens that it signed end.',
    refuses: [404],
  })
  revokeKey(@Param('kid', { schema: KidSchema }) kid: string): Promise<HubKey> {
    return this.keys.revoke(kid);
  }

  @Post('token')
  @AnswersCreated(IssuedTokenSchema, 'The token; it is told this once.', {
    summary: 'Issue a token to a module',
    description: 'Good for 12 hours, or until it or its key is revoked or the module is removed.',
    refuses: [404],
  })
  issueToken(@Body({ schema: TokenRequestSchema }) request: TokenRequest): Promise<IssuedToken> {
    return this.tokens.issue(request);
  }

  @Get('tokens')
  @AnswersPage(HubTokenSchema, 'Newest first; those that ended 30 days ago are left out.', {
    summary: 'List the tokens that were issued',
    description:
      'What each token is for and when it expires. The tokens themselves are shown only once, when they are issued.',
  })
  async listTokens(
    @Query({ schema: PageQuerySchema }) query: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<HubToken[]> {
    return sendPage(reply, await this.tokens.list(query));
  }

  @Delete('tokens/:jti')
  @Answers(HubTokenSchema, 'The token as it is now.', {
    summary: 'Revoke a token',
    description: 'Ends the token at once. A token that was revoked before stays as it is.',
    refuses: [404],
  })
  revokeToken(@Param('jti', { schema: IdSchema }) jti: string): Promise<HubToken> {
    return this.tokens.revoke(jti);
  }

  @Get('audit')
  @AnswersPage(HubAuditEntrySchema, 'Newest first, of the last 400 days.', {
    summary: 'List what was done to the workspace',
    description:
      'Keys, tokens, modules and webhooks; settings and secrets of channels; exports and erasures. No secret and no value of one stands in it.',
  })
  async listAudit(
    @Query({ schema: PageQuerySchema }) query: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<HubAuditEntry[]> {
    return sendPage(reply, await this.audit.list(query));
  }

  @Get('protected')
  @ForModulesAlone('read', 'write', 'events')
  @Answers(ProtectedSchema, 'As whom Concordia sees you.', {
    summary: 'Try a token or a signature',
    description: 'Open to modules alone: 401 without a token or a signature, 403 when it lets nobody in.',
    refuses: [401],
  })
  getProtected(): Protected {
    return this.auth.protected();
  }
}
