export { Disclosure, type DisclosureProps } from './Disclosure';
export { DisclosureGroup, type DisclosureGroupProps } from './DisclosureGroup';
