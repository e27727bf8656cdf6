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
  @Answers(ConnectionAuthSchema, 'The authentication settings for modules.', {
    summary: 'Get module authentication settings',
    description: 'Issuer, audience, algorithm, scopes and public keys for module authentication.',
  })
  getConnectionAuth(): Promise<ConnectionAuth> {
    return this.auth.describe();
  }

  @Post('keys')
  @AnswersCreated(HubKeySchema, 'The new signing key.', {
    summary: 'Generate a key pair',
    description:
      'The new key signs immediately. Signatures made with the previous key of the same algorithm remain valid for 12 hours and 10 minutes.',
    refuses: [409],
  })
  generateKeyPair(@Body({ schema: HubKeyCreateSchema }) { algorithm }: HubKeyCreate): Promise<HubKey> {
    return this.keys.generate(algorithm);
  }

  @Delete('keys/:kid')
  @Answers(HubKeySchema, 'The revoked key.', {
    summary: 'Revoke a key',
    description: 'Signatures made with the key are rejected immediately. All tokens it signed become invalid.',
    refuses: [404],
  })
  revokeKey(@Param('kid', { schema: KidSchema }) kid: string): Promise<HubKey> {
    return this.keys.revoke(kid);
  }

  @Post('token')
  @AnswersCreated(IssuedTokenSchema, 'The token. It is shown only once.', {
    summary: 'Create a module token',
    description: 'The token is valid for 12 hours, or until it or its key is revoked or the module is removed.',
    refuses: [404],
  })
  issueToken(@Body({ schema: TokenRequestSchema }) request: TokenRequest): Promise<IssuedToken> {
    return this.tokens.issue(request);
  }

  @Get('tokens')
  @AnswersPage(HubTokenSchema, 'Tokens, newest first. Tokens that expired more than 30 days ago are omitted.', {
    summary: 'List issued tokens',
    description: 'Lists the purpose and expiry of each token. Tokens are shown only once, when they are issued.',
  })
  async listTokens(
    @Query({ schema: PageQuerySchema }) query: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<HubToken[]> {
    return sendPage(reply, await this.tokens.list(query));
  }

  @Delete('tokens/:jti')
  @Answers(HubTokenSchema, 'The revoked token.', {
    summary: 'Revoke a token',
    description: 'Revokes the token immediately. Has no effect on a token that is already revoked.',
    refuses: [404],
  })
  revokeToken(@Param('jti', { schema: IdSchema }) jti: string): Promise<HubToken> {
    return this.tokens.revoke(jti);
  }

  @Get('audit')
  @AnswersPage(HubAuditEntrySchema, 'Audit entries from the last 400 days, newest first.', {
    summary: 'List audit log entries',
    description:
      'Covers changes to keys, tokens, modules, webhooks, and channel settings and secrets, as well as exports and erasures. Entries never contain secrets or their values.',
  })
  async listAudit(
    @Query({ schema: PageQuerySchema }) query: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<HubAuditEntry[]> {
    return sendPage(reply, await this.audit.list(query));
  }

  @Get('protected')
  @ForModulesAlone('read', 'write', 'events')
  @Answers(ProtectedSchema, 'The authenticated module.', {
    summary: 'Test a token or signature',
    description:
      'Accepts modules only. Returns 401 without a token or signature, and 403 if the token or signature is not accepted.',
    refuses: [401],
  })
  getProtected(): Protected {
    return this.auth.protected();
  }
}
