import { verbatimText, writtenText } from '@concordia/contract';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { DomainFailure } from '../../../common/domain-failure.js';
import { DraftsService } from '../../inbox/drafts/drafts.service.js';
import { type McpTool, toolOf } from './tool.js';

const DraftInputSchema = z.strictObject({
  conversation_id: z.uuid().describe('The conversation to reply to.'),
  content: writtenText(20_000).describe('The full text of the reply, as plain text.'),
  subject: verbatimText(500).optional().describe('Email subject. Defaults to the subject of the conversation.'),
  version: z
    .int()
    .min(0)
    .optional()
    .describe(
      'Version of the draft to replace, as given in the error. If omitted, an existing non-empty draft is kept.',
    ),
});

/** The only write access of a language model: drafts, which a person reviews and sends. */
@Injectable()
export class DraftingTool {
  constructor(private readonly drafts: DraftsService) {}

  all(): McpTool[] {
    return [
      toolOf({
        name: 'draft_reply',
        title: 'Draft a reply',
        description:
          'Saves a reply as the draft of a conversation. Nothing is sent: a person reviews the draft and decides.',
        scope: 'write',
        input: DraftInputSchema,
        run: (input) => this.#draft(input),
      }),
    ];
  }

  async #draft({ conversation_id: id, content, subject, version }: z.output<typeof DraftInputSchema>) {
    const kept = await this.drafts.get(id);
    if (version === undefined && kept.content !== '' && kept.content !== content) throw taken(kept.version);
    const draft = await this.drafts.put(id, { content, subject, version: version ?? kept.version });
    return {
      conversation_id: id,
      version: draft.version,
      content: draft.content,
      subject: draft.subject,
      is_sent: false,
    };
  }
}

const taken = (version: number) =>
  new DomainFailure(
    'conflict',
    'DRAFT_EXISTS',
    `This conversation already has a draft. To replace it, call again with version ${version}.`,
  );
