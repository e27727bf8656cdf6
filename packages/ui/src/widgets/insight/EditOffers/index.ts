export { EditOffers, type EditOffersProps } from './EditOffers';
