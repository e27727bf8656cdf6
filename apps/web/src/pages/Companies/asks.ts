import { getGetCompanyUrl, getListCompaniesUrl } from '@concordia/api-client';
import type { Asks } from '../opening';

export const companiesAsks: Asks = (params) => {
  const name = params.get('name')?.trim();
  return [name ? getGetCompanyUrl({ name }) : getListCompaniesUrl()];
};
