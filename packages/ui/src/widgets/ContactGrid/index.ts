export { ContactGrid, type ContactGridProps } from './ContactGrid';
