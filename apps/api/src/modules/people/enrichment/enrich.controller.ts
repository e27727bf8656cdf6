import { IdSchema } from '@concordia/contract';
import {
  type EnrichFacebook,
  EnrichFacebookSchema,
  type EnrichLinkedin,
  EnrichLinkedinSchema,
  type EnrichmentResponse,
  EnrichmentResponseSchema,
  type InvalidatedResult,
  InvalidatedResultSchema,
} from '@concordia/contract/people';
import { Body, Controller, Delete, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '../../../common/documented.js';
import { EnrichService } from './enrich.service.js';

const REFUSALS =
  'Fails with `PROVIDER_NOT_CONFIGURED` (409) without a key and with `NOT_SUBSCRIBED` (403) when the key’s account has no subscription. ' +
  'The provider’s own failures are `PROVIDER_SUSPENDED` (404), `QUOTA_EXCEEDED` (429), `PROVIDER_MALFORMED` and `PROVIDER_FAILED` (502), and `PROVIDER_TIMEOUT` (504).';

@ApiTags('enrichment')
@Controller('enrich')
export class EnrichController {
  constructor(private readonly enriching: EnrichService) {}

  @Post('facebook')
  @HttpCode(200)
  @Answers(EnrichmentResponseSchema, 'The posts, with only the selected fields.', {
    summary: 'Search posts on Facebook',
    description: REFUSALS,
    refuses: [404, 409, 429, 502, 504],
  })
  enrichFacebook(@Body({ schema: EnrichFacebookSchema }) search: EnrichFacebook): Promise<EnrichmentResponse> {
    return this.enriching.enrich({ ...search, provider: 'facebook', type: 'posts' });
  }

  @Post('linkedin')
  @HttpCode(200)
  @Answers(EnrichmentResponseSchema, 'The posts or profiles, with only the selected fields.', {
    summary: 'Search posts or profiles on LinkedIn',
    description: REFUSALS,
    refuses: [404, 409, 429, 502, 504],
  })
  enrichLinkedin(@Body({ schema: EnrichLinkedinSchema }) search: EnrichLinkedin): Promise<EnrichmentResponse> {
    return this.enriching.enrich({ ...search, provider: 'linkedin' });
  }

  @Delete('cache/:resultId')
  @Answers(InvalidatedResultSchema, 'The deleted result.', {
    summary: 'Delete a stored result',
    description: 'The next identical search calls the provider again. Data attached to contacts is kept.',
    refuses: [404],
  })
  invalidateEnrichment(@Param('resultId', { schema: IdSchema }) resultId: string): Promise<InvalidatedResult> {
    return this.enriching.invalidate(resultId);
  }
}
