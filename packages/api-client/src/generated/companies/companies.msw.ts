/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  Company,
  CompanyDetail
} from '../model';



export const getListCompaniesMockHandler = (overrideResponse?: Company[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Company[]> | Company[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/companies', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetCompanyMockHandler = (overrideResponse?: CompanyDetail | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CompanyDetail> | CompanyDetail), options?: RequestHandlerOptions) => {
  return http.get('*/api/companies/detail', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}
export const getCompaniesMock = () => [
  getListCompaniesMockHandler(),
  getGetCompanyMockHandler()
]
