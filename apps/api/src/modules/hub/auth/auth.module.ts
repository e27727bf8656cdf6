import { Module } from '@nestjs/common';
import { SealingModule } from '../../../sealing/sealing.module.js';
import { AuditEntries } from './audit-entries.service.js';
import { AuditLogModule } from './audit-log.module.js';
import { HubAuthController } from './auth.controller.js';
import { HubAuthJobs } from './auth.jobs.js';
import { HubAuthService } from './auth.service.js';
import { JwksController } from './jwks.controller.js';
import { HubKeysRepository } from './keys.repository.js';
import { HubKeys } from './keys.service.js';
import { ModuleAccess } from './module-access.js';
import { NoncesRepository } from './nonces.repository.js';
import { RefusedAccess } from './refused-access.js';
import { RequestSigner } from './request-signer.js';
import { SignedRequests } from './signed-requests.js';
import { TokenVerifier } from './token-verifier.js';
import { HubTokensRepository } from './tokens.repository.js';
import { HubTokens } from './tokens.service.js';

@Module({
  imports: [AuditLogModule, SealingModule],
  controllers: [HubAuthController, JwksController],
  providers: [
    AuditEntries,
    HubAuthJobs,
    HubAuthService,
    HubKeys,
    HubKeysRepository,
    HubTokens,
    HubTokensRepository,
    ModuleAccess,
    NoncesRepository,
    RefusedAccess,
    RequestSigner,
    SignedRequests,
    TokenVerifier,
  ],
  exports: [HubTokens, ModuleAccess, RequestSigner],
})
export class HubAuthModule {}
