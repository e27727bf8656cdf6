export { ContactTable, type ContactTableProps } from './ContactTable';
