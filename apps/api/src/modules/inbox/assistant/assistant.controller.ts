import {
  type AssistantAnswer,
  AssistantAnswerSchema,
  type AssistantQuestion,
  AssistantQuestionSchema,
} from '@concordia/contract/inbox';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '../../../common/documented.js';
import { AssistantService } from './assistant.service.js';

@ApiTags('assistant')
@Controller('api/assistant')
export class AssistantController {
  constructor(private readonly assistant: AssistantService) {}

  @Post('questions')
  @HttpCode(200)
  @Answers(AssistantAnswerSchema, 'The result, even if the question was not understood.', {
    summary: 'Ask a question about the workspace',
    description: 'Runs queries over the workspace only. Nothing is changed, sent or stored.',
    refuses: [404],
  })
  askAssistant(@Body({ schema: AssistantQuestionSchema }) question: AssistantQuestion): Promise<AssistantAnswer> {
    return this.assistant.ask(question);
  }
}
