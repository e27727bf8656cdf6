import type { AssistantAnswer, AssistantQuestion } from '@concordia/contract/inbox';
import { answerTo, notUnderstood, understandQuestion } from '@concordia/domain/assistant';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { AssistantReader } from './assistant-reader.js';

/** Answers questions from workspace data. Rules parse the question; it is never executed or stored. */
@Injectable()
export class AssistantService {
  constructor(
    private readonly reader: AssistantReader,
    private readonly clock: Clock,
  ) {}

  async ask({ question, messageId }: AssistantQuestion): Promise<AssistantAnswer> {
    const query = understandQuestion(question);
    const { answer, basis, links, understood, suggestions } =
      query === null ? notUnderstood() : answerTo(await this.reader.read(query, messageId), this.clock.now());
    return { answer: [...answer], basis, links: [...links], understood, suggestions: [...suggestions] };
  }
}
