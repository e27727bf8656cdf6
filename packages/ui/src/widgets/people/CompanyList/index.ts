export { CompanyList, type CompanyListProps } from './CompanyList';
