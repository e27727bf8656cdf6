import { type UsedField, UsedFieldSchema } from '@concordia/contract/people';
import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Answers } from '../../../common/documented.js';
import { ContactFieldsService } from './contact-fields.service.js';

@ApiTags('contacts')
@Controller('api/contact-fields')
export class ContactFieldsController {
  constructor(private readonly fields: ContactFieldsService) {}

  @Get()
  @Answers(z.array(UsedFieldSchema), 'Custom fields with their contact counts, most used first, up to 200.', {
    summary: 'List custom fields in use',
    description:
      'Each can be a column of the table of contacts. Names that differ only in the case of A to Z count as one.',
  })
  listContactFields(): Promise<UsedField[]> {
    return this.fields.list();
  }
}
