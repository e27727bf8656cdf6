export { OwnAddresses, type OwnAddressesProps } from './OwnAddresses';
