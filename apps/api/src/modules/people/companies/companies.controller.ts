import {
  type Company,
  type CompanyDetail,
  CompanyDetailSchema,
  type CompanyListQuery,
  CompanyListQuerySchema,
  type CompanyQuery,
  CompanyQuerySchema,
  CompanySchema,
} from '@concordia/contract/people';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Answers } from '../../../common/documented.js';
import { CompaniesService } from './companies.service.js';

@ApiTags('companies')
@Controller('api/companies')
export class CompaniesController {
  constructor(private readonly companies: CompaniesService) {}

  @Get()
  @Answers(z.array(CompanySchema), 'Companies, the most recent contact first.', {
    summary: 'List companies',
    description: 'Companies that contacts or deals name, with people, last contact and sums of deals.',
  })
  listCompanies(@Query({ schema: CompanyListQuerySchema }) query: CompanyListQuery): Promise<Company[]> {
    return this.companies.list(query);
  }

  @Get('detail')
  @Answers(CompanyDetailSchema, 'The company.', {
    summary: 'Get a company',
    description: 'The people there, the members who write with them, the latest conversations, and the deals.',
    refuses: [404],
  })
  getCompany(@Query({ schema: CompanyQuerySchema }) { name }: CompanyQuery): Promise<CompanyDetail> {
    return this.companies.get(name);
  }
}
