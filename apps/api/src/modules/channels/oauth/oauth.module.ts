import { Module } from '@nestjs/common';
import { SealingModule } from '../../../sealing/sealing.module.js';
import { AuditLogModule } from '../../hub/auth/audit-log.module.js';
import { ChannelsModule } from '../connections/channels.module.js';
import { MailboxGrantsJobs } from './mailbox-grants.jobs.js';
import { MailboxOauthController } from './mailbox-oauth.controller.js';
import { MailboxOauth } from './mailbox-oauth.js';
import { OauthController } from './oauth.controller.js';
import { OauthAttempts } from './oauth-attempts.js';
import { OauthAttemptsRepository } from './oauth-attempts.repository.js';
import { TwitterOauth } from './twitter-oauth.js';
import { TwitterRenewalJobs } from './twitter-renewal.jobs.js';
import { TwitterTokens } from './twitter-tokens.js';

@Module({
  imports: [AuditLogModule, ChannelsModule, SealingModule],
  controllers: [OauthController, MailboxOauthController],
  providers: [
    TwitterOauth,
    TwitterTokens,
    TwitterRenewalJobs,
    MailboxOauth,
    MailboxGrantsJobs,
    OauthAttempts,
    OauthAttemptsRepository,
  ],
})
export class OauthModule {}
