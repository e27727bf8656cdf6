/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import useSwr from 'swr';
import type {
  Key,
  SWRConfiguration
} from 'swr';

import type {
  BadRequestResponse,
  Company,
  CompanyDetail,
  ForbiddenResponse,
  GetCompanyParams,
  InternalServerErrorResponse,
  ListCompaniesParams,
  NotFoundResponse,
  ServiceUnavailableResponse
} from '../model';

import { http } from '../../http';
import type { ErrorType } from '../../http';



  type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



 export const getListCompaniesUrl = (params?: ListCompaniesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/companies?${stringifiedParams}` : `/api/companies`
}

/**
 * Companies that contacts or deals name, with people, last contact and sums of deals.
 * @summary List companies
 */
export const listCompanies = async (params?: ListCompaniesParams, options?: Parameters<typeof http>[1]): Promise<Company[]> => {

  return http<Company[]>(getListCompaniesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}




export const getListCompaniesKey = (params?: ListCompaniesParams,) => [`/api/companies`, ...(params ? [params]: [])] as const;

export type ListCompaniesQueryResult = NonNullable<Awaited<ReturnType<typeof listCompanies>>>

/**
 * @summary List companies
 */
export const useListCompanies = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  params?: ListCompaniesParams, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof listCompanies>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getListCompaniesKey(params) : null);
  const swrFn = () => listCompanies(params, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getGetCompanyUrl = (params: GetCompanyParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/companies/detail?${stringifiedParams}` : `/api/companies/detail`
}

/**
 * The people there, the members who write with them, the latest conversations, and the deals.
 * @summary Get a company
 */
export const getCompany = async (params: GetCompanyParams, options?: Parameters<typeof http>[1]): Promise<CompanyDetail> => {

  return http<CompanyDetail>(getGetCompanyUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}




export const getGetCompanyKey = (params: GetCompanyParams,) => [`/api/companies/detail`, ...(params ? [params]: [])] as const;

export type GetCompanyQueryResult = NonNullable<Awaited<ReturnType<typeof getCompany>>>

/**
 * @summary Get a company
 */
export const useGetCompany = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  params: GetCompanyParams, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof getCompany>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getGetCompanyKey(params) : null);
  const swrFn = () => getCompany(params, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
