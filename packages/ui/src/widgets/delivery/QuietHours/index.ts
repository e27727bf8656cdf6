export { QuietHours, type QuietHoursProps } from './QuietHours';
