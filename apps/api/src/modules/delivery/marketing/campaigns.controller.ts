import { IdSchema } from '@concordia/contract';
import {
  type AudiencePreview,
  type AudiencePreviewRequest,
  AudiencePreviewRequestSchema,
  AudiencePreviewSchema,
  type Campaign,
  type CampaignCreate,
  CampaignCreateSchema,
  type CampaignFunnel,
  CampaignFunnelSchema,
  type CampaignListQuery,
  CampaignListQuerySchema,
  CampaignSchema,
  type CampaignUpdate,
  CampaignUpdateSchema,
  type CampaignWord,
  CampaignWordSchema,
  type Recipient,
  type RecipientListQuery,
  RecipientListQuerySchema,
  RecipientSchema,
} from '@concordia/contract/delivery';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Answers, AnswersCreated, AnswersPage } from '../../../common/documented.js';
import { sendPage } from '../../../common/page.js';
import { AudienceService } from './audience/audience.service.js';
import { CampaignControl } from './campaign-control.js';
import { CampaignsService } from './campaigns.service.js';

@ApiTags('marketing')
@Controller('api/marketing')
export class CampaignsController {
  constructor(
    private readonly campaigns: CampaignsService,
    private readonly control: CampaignControl,
    private readonly audience: AudienceService,
  ) {}

  @Get('campaigns')
  @AnswersPage(CampaignSchema, 'Campaigns, newest first.', {
    summary: 'List campaigns',
    description: 'Optionally filtered by state.',
  })
  async listCampaigns(
    @Query({ schema: CampaignListQuerySchema }) query: CampaignListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Campaign[]> {
    return sendPage(reply, await this.campaigns.list(query));
  }

  @Post('campaigns')
  @AnswersCreated(CampaignSchema, 'The draft campaign.', {
    summary: 'Create a campaign',
    description: 'A new campaign is a draft. Nothing is sent until it is started.',
    refuses: [404],
  })
  createCampaign(@Body({ schema: CampaignCreateSchema }) campaign: CampaignCreate): Promise<Campaign> {
    return this.campaigns.create(campaign);
  }

  @Post('audience-preview')
  @HttpCode(200)
  @Answers(AudiencePreviewSchema, 'The current counts.', {
    summary: 'Preview the audience of a campaign',
    description:
      'Shows how many contacts would be reached on each channel, and why the rest would not. Nothing is sent.',
    refuses: [404, 409],
  })
  previewAudience(
    @Body({ schema: AudiencePreviewRequestSchema }) request: AudiencePreviewRequest,
  ): Promise<AudiencePreview> {
    return this.audience.preview(request);
  }

  @Get('campaigns/:campaignId')
  @Answers(CampaignSchema, 'The campaign.', {
    summary: 'Get a campaign',
    description: 'Returns the audience, variants, state and results of the campaign.',
    refuses: [404],
  })
  getCampaign(@Param('campaignId', { schema: IdSchema }) campaignId: string): Promise<Campaign> {
    return this.campaigns.get(campaignId);
  }

  @Patch('campaigns/:campaignId')
  @Answers(CampaignSchema, 'The updated campaign.', {
    summary: 'Update a campaign',
    description: 'Only drafts can be changed.',
    refuses: [404, 409],
  })
  updateCampaign(
    @Param('campaignId', { schema: IdSchema }) campaignId: string,
    @Body({ schema: CampaignUpdateSchema }) update: CampaignUpdate,
  ): Promise<Campaign> {
    return this.campaigns.update(campaignId, update);
  }

  @Delete('campaigns/:campaignId')
  @Answers(CampaignSchema, 'The deleted campaign.', {
    summary: 'Delete a campaign',
    description:
      'Only drafts and stopped or finished campaigns can be deleted. Messages already sent are kept with the contacts.',
    refuses: [404, 409],
  })
  deleteCampaign(@Param('campaignId', { schema: IdSchema }) campaignId: string): Promise<Campaign> {
    return this.campaigns.remove(campaignId);
  }

  @Get('campaigns/:campaignId/recipients')
  @AnswersPage(RecipientSchema, 'Recipients, in sending order.', {
    summary: 'List recipients of a campaign',
    description: 'Lists each recipient with variant, state and response. Optionally filtered by state or variant.',
    refuses: [404],
  })
  async listCampaignRecipients(
    @Param('campaignId', { schema: IdSchema }) campaignId: string,
    @Query({ schema: RecipientListQuerySchema }) query: RecipientListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Recipient[]> {
    return sendPage(reply, await this.campaigns.recipients(campaignId, query));
  }

  @Get('campaigns/:campaignId/funnel')
  @Answers(CampaignFunnelSchema, 'The current counts.', {
    summary: 'Get the funnel of a campaign',
    description: 'Counts the messages that left, arrived, were opened or read, and were replied to.',
    refuses: [404],
  })
  getCampaignFunnel(@Param('campaignId', { schema: IdSchema }) campaignId: string): Promise<CampaignFunnel> {
    return this.campaigns.funnel(campaignId);
  }

  @Post('campaigns/:campaignId/start')
  @HttpCode(200)
  @Answers(CampaignSchema, 'The scheduled campaign. Nothing is sent before `undoUntil`.', {
    summary: 'Start a campaign',
    description: 'Automations must be allowed to send.',
    refuses: [404, 409],
  })
  startCampaign(@Param('campaignId', { schema: IdSchema }) campaignId: string): Promise<Campaign> {
    return this.control.start(campaignId);
  }

  @Post('campaigns/:campaignId/undo')
  @HttpCode(200)
  @Answers(CampaignSchema, 'The campaign, which is a draft again.', {
    summary: 'Undo the start of a campaign',
    description: 'Possible only while nothing has been sent.',
    refuses: [404, 409],
  })
  undoCampaign(@Param('campaignId', { schema: IdSchema }) campaignId: string): Promise<Campaign> {
    return this.control.undo(campaignId);
  }

  @Post('campaigns/:campaignId/pause')
  @HttpCode(200)
  @Answers(CampaignSchema, 'The paused campaign. Unsent messages are removed from the outbox.', {
    summary: 'Pause a campaign',
    description: 'Use `resumeCampaign` to continue it. Messages already sent are not affected.',
    refuses: [404, 409],
  })
  pauseCampaign(
    @Param('campaignId', { schema: IdSchema }) campaignId: string,
    @Body({ schema: CampaignWordSchema }) word: CampaignWord,
  ): Promise<Campaign> {
    return this.control.pause(campaignId, word);
  }

  @Post('campaigns/:campaignId/resume')
  @HttpCode(200)
  @Answers(CampaignSchema, 'The resumed campaign.', {
    summary: 'Resume a campaign',
    description:
      'After a guardrail stop, sending restarts with a canary of the remaining recipients. The counts start over.',
    refuses: [404, 409],
  })
  resumeCampaign(
    @Param('campaignId', { schema: IdSchema }) campaignId: string,
    @Body({ schema: CampaignWordSchema }) word: CampaignWord,
  ): Promise<Campaign> {
    return this.control.resume(campaignId, word);
  }

  @Post('campaigns/:campaignId/stop')
  @HttpCode(200)
  @Answers(CampaignSchema, 'The permanently stopped campaign. Unsent messages are removed from the outbox.', {
    summary: 'Stop a campaign',
    description: 'A stopped campaign cannot be resumed. Messages already sent are not affected.',
    refuses: [404, 409],
  })
  stopCampaign(
    @Param('campaignId', { schema: IdSchema }) campaignId: string,
    @Body({ schema: CampaignWordSchema }) word: CampaignWord,
  ): Promise<Campaign> {
    return this.control.stop(campaignId, word);
  }
}
