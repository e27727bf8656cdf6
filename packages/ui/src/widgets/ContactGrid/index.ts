export { ContactGrid, type ContactGridProps } from './ContactGrid';
export { useContactPages } from './useContactPages';
