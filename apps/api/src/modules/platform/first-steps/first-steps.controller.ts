import {
  type FirstSteps,
  FirstStepsSchema,
  type FirstStepsUpdate,
  FirstStepsUpdateSchema,
  type Introduction,
  IntroductionSchema,
} from '@concordia/contract/platform';
import { Body, Controller, Get, Patch, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '../../../common/documented.js';
import { FirstStepsService } from './first-steps.service.js';

@ApiTags('getting-started')
@Controller('api/workspace')
export class FirstStepsController {
  constructor(private readonly firstSteps: FirstStepsService) {}

  @Get('first-steps')
  @Answers(FirstStepsSchema, 'The first steps.', {
    summary: 'Get the first steps of the workspace',
    description: 'Each step is done once the workspace contains what it asks for, however that got there.',
  })
  getFirstSteps(): Promise<FirstSteps> {
    return this.firstSteps.get();
  }

  @Patch('first-steps')
  @Answers(FirstStepsSchema, 'The first steps.', {
    summary: 'Hide or show the first steps',
    description: 'Applies to every screen of the workspace.',
  })
  updateFirstSteps(@Body({ schema: FirstStepsUpdateSchema }) update: FirstStepsUpdate): Promise<FirstSteps> {
    return this.firstSteps.update(update);
  }

  @Put('introduction')
  @Answers(FirstStepsSchema, 'The first steps.', {
    summary: 'Answer or skip the questions of the first start',
    description: 'Stores the answers together and marks the questions as asked. All answers can be changed later.',
  })
  setIntroduction(@Body({ schema: IntroductionSchema }) introduction: Introduction): Promise<FirstSteps> {
    return this.firstSteps.introduce(introduction);
  }
}
