import { IdSchema } from '@concordia/contract';
import {
  type AudiencePreview,
  type AudiencePreviewRequest,
  AudiencePreviewRequestSchema,
  AudiencePreviewSchema,
  type Campaign,
  type CampaignCreate,
  CampaignCreateSchema,
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
    summary: 'Read a campaign',
    description: 'Returns the audience, variants, state and results of the campaign.',
    refuses: [404],
  })
  getCampaign(@Param('campaignId', { schema: IdSchema }) campaignId: string): Promise<Campaign> {
    return this.campaigns.get(campaignId);
  }

  @Patch('campaigns/:campaignId')
  @Answers(CampaignSchema, 'The campaign as it is now.', {
    summary: 'Change a campaign',
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
  @Answers(CampaignSchema, 'The campaign as it was.', {
    summary: 'Remove a campaign',
    description: 'Drafts and what has ended. What was sent stays with the contacts.',
    refuses: [404, 409],
  })
  deleteCampaign(@Param('campaignId', { schema: IdSchema }) campaignId: string): Promise<Campaign> {
    return this.campaigns.remove(campaignId);
  }

  @Get('campaigns/:campaignId/recipients')
  @AnswersPage(RecipientSchema, 'Recipients, in the order in which they are written to.', {
    summary: 'List the recipients of a campaign',
    description: 'Each with its variant, its state and the response; optionally of one state or variant.',
    refuses: [404],
  })
  async listCampaignRecipients(
    @Param('campaignId', { schema: IdSchema }) campaignId: string,
    @Query({ schema: RecipientListQuerySchema }) query: RecipientListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Recipient[]> {
    return sendPage(reply, await this.campaigns.recipients(campaignId, query));
  }

  @Post('campaigns/:campaignId/start')
  @HttpCode(200)
  @Answers(CampaignSchema, 'The campaign, scheduled. Nothing leaves before `undoUntil`.', {
    summary: 'Start a campaign',
    description: 'Automations must be allowed to send.',
    refuses: [404, 409],
  })
  startCampaign(@Param('campaignId', { schema: IdSchema }) campaignId: string): Promise<Campaign> {
    return this.control.start(campaignId);
  }

  @Post('campaigns/:campaignId/undo')
  @HttpCode(200)
  @Answers(CampaignSchema, 'The campaign, a draft again.', {
    summary: 'Undo starting a campaign',
    description: 'While nothing has left.',
    refuses: [404, 409],
  })
  undoCampaign(@Param('campaignId', { schema: IdSchema }) campaignId: string): Promise<Campaign> {
    return this.control.undo(campaignId);
  }

  @Post('campaigns/:campaignId/pause')
  @HttpCode(200)
  @Answers(CampaignSchema, 'The campaign, paused; what had not left is taken back from the outbox.', {
    summary: 'Pause a campaign',
    description: '`resumeCampaign` continues it. Messages already sent stay sent.',
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
  @Answers(CampaignSchema, 'The campaign, going on.', {
    summary: 'Let a campaign go on',
    description: 'After a stop by the guardrails it begins with a canary of those who are left, and is counted anew.',
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
  @Answers(CampaignSchema, 'The campaign, stopped for good; what had not left is taken back from the outbox.', {
    summary: 'Stop a campaign',
    description: 'A stopped campaign cannot be resumed. Messages already sent stay sent.',
    refuses: [404, 409],
  })
  stopCampaign(
    @Param('campaignId', { schema: IdSchema }) campaignId: string,
    @Body({ schema: CampaignWordSchema }) word: CampaignWord,
  ): Promise<Campaign> {
    return this.control.stop(campaignId, word);
  }
}
