export { BackLink, type BackLinkProps } from './BackLink';
export { Breadcrumbs, type BreadcrumbsProps, type Crumb } from './Breadcrumbs';
