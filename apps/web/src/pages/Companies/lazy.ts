import { lazy } from 'react';

/* The list and one company; an address shows one of them. */

export const CompanyList = lazy(() =>
  import('@concordia/ui/widgets/people/CompanyList').then((module) => ({ default: module.CompanyList })),
);

export const CompanyDetails = lazy(() =>
  import('@concordia/ui/widgets/people/CompanyDetails').then((module) => ({ default: module.CompanyDetails })),
);
