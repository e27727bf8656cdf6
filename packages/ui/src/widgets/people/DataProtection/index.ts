export { DataProtection, type DataProtectionProps } from './DataProtection';
