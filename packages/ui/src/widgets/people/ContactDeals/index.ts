export { ContactDeals, type ContactDealsProps } from './ContactDeals';
