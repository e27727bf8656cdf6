export { Disclosure, type DisclosureProps } from './Disclosure';
export { DisclosureContext } from './DisclosureContext';
export { DisclosureGroup, type DisclosureGroupProps } from './DisclosureGroup';
