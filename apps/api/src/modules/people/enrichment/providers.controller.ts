import {
  type EnrichmentProvider,
  EnrichmentProviderIdSchema,
  EnrichmentProviderSchema,
  type EnrichmentProviderTest,
  EnrichmentProviderTestSchema,
  type EnrichmentProviderUpdate,
  EnrichmentProviderUpdateSchema,
} from '@concordia/contract/people';
import type { EnrichmentProviderId } from '@concordia/domain/enrichment';
import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Answers, AnswersCreated } from '../../../common/documented.js';
import { EnrichService } from './enrich.service.js';
import { ProvidersService } from './providers.service.js';

@ApiTags('enrichment')
@Controller('api/enrichment/providers')
export class ProvidersController {
  constructor(
    private readonly providers: ProvidersService,
    private readonly enriching: EnrichService,
  ) {}

  @Get()
  @Answers(z.array(EnrichmentProviderSchema), 'Both providers.', {
    summary: 'List enrichment providers',
    description:
      "Lists Facebook and LinkedIn, each with its host, its limits and today's usage. Keys are never included.",
  })
  listEnrichmentProviders(): Promise<EnrichmentProvider[]> {
    return this.providers.list();
  }

  @Put(':providerId')
  @Answers(EnrichmentProviderSchema, 'The updated provider.', {
    summary: 'Update an enrichment provider',
    description: 'Sets the host, the mapping, the limits and the key. The key is stored encrypted and never returned.',
  })
  updateEnrichmentProvider(
    @Param('providerId', { schema: EnrichmentProviderIdSchema }) providerId: EnrichmentProviderId,
    @Body({ schema: EnrichmentProviderUpdateSchema }) update: EnrichmentProviderUpdate,
  ): Promise<EnrichmentProvider> {
    return this.providers.update(providerId, update);
  }

  @Post(':providerId/test')
  @AnswersCreated(EnrichmentProviderTestSchema, 'The result of the test.', {
    summary: 'Test an enrichment provider',
    description: 'Makes a real request, which counts toward the daily limit.',
  })
  testEnrichmentProvider(
    @Param('providerId', { schema: EnrichmentProviderIdSchema }) providerId: EnrichmentProviderId,
  ): Promise<EnrichmentProviderTest> {
    return this.enriching.test(providerId);
  }
}
