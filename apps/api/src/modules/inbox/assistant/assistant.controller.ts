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
  @Answers(AssistantAnswerSchema, 'The answer; also when the question was not understood.', {
    summary: 'Ask about the workspace',
    description: 'Answered by queries over the workspace alone. Nothing is changed, sent or kept.',
    refuses: [404],
  })
  askAssistant(@Body({ schema: AssistantQuestionSchema }) question: AssistantQuestion): Promise<AssistantAnswer> {
    return this.assistant.ask(question);
  }
}
