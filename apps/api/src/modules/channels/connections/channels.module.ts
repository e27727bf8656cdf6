import { Module } from '@nestjs/common';
import { OutgoingModule } from '../../../outgoing/outgoing.module.js';
import { SealingModule } from '../../../sealing/sealing.module.js';
import { NotificationsModule } from '../../day/notifications/notifications.module.js';
import { AuditLogModule } from '../../hub/auth/audit-log.module.js';
import { AccountChanges } from './account-changes.js';
import { AccountModes } from './account-modes.js';
import { AccountsController } from './accounts.controller.js';
import { AccountsRepository } from './accounts.repository.js';
import { AccountsService } from './accounts.service.js';
import { AccountsUpgrade } from './accounts-upgrade.js';
import { AllAccountsController } from './all-accounts.controller.js';
import { ChannelAdapters } from './channel-adapters.js';
import { ChannelSettingsService } from './channel-settings.service.js';
import { ChannelsController } from './channels.controller.js';
import { ChannelsRepository } from './channels.repository.js';
import { ChannelsService } from './channels.service.js';
import { ConnectionCheckJobs } from './connection-check.jobs.js';
import { ConnectionHealthService } from './connection-health.js';
import { KeyCheck } from './key-check.js';
import { LearnedSettings } from './learned-settings.js';
import { LiveAdapters } from './live-adapters.js';
import { MailGrants } from './mail-grants.js';
import { MailRevocation } from './mail-revocation.js';
import { MailTokens } from './mail-tokens.js';
import { OauthGrants } from './oauth-grants.js';
import { PublicAddress } from './public-address.js';
import { SecretsRepository } from './secrets.repository.js';
import { LastHeardRepository } from './simulated/last-heard.repository.js';
import { SimulatedPeers } from './simulated/simulated-peers.js';
import { Vault } from './vault.js';

@Module({
  imports: [AuditLogModule, NotificationsModule, OutgoingModule, SealingModule],
  controllers: [ChannelsController, AccountsController, AllAccountsController],
  providers: [
    ChannelsService,
    ChannelSettingsService,
    AccountsService,
    AccountsRepository,
    AccountChanges,
    AccountModes,
    AccountsUpgrade,
    ChannelsRepository,
    SecretsRepository,
    Vault,
    KeyCheck,
    PublicAddress,
    LearnedSettings,
    OauthGrants,
    MailGrants,
    MailRevocation,
    MailTokens,
    LiveAdapters,
    ChannelAdapters,
    ConnectionHealthService,
    ConnectionCheckJobs,
    LastHeardRepository,
    SimulatedPeers,
  ],
  exports: [
    AccountsService,
    ChannelsRepository,
    ChannelsService,
    ChannelSettingsService,
    SecretsRepository,
    Vault,
    PublicAddress,
    LearnedSettings,
    OauthGrants,
    MailGrants,
    MailTokens,
    LiveAdapters,
    ChannelAdapters,
    ConnectionHealthService,
    SimulatedPeers,
  ],
})
export class ChannelsModule {}
