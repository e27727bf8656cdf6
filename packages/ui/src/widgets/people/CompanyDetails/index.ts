export { CompanyDetails, type CompanyDetailsProps } from './CompanyDetails';
