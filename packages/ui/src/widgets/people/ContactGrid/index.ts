export { ContactGrid, type ContactGridProps } from './ContactGrid';
export { contactSortOf } from './contactSort';
export { type ContactSearch, useContactPages } from './useContactPages';
