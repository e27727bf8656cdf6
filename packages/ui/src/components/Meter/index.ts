export { Meter, type MeterProps } from './Meter';
export { MeterContext } from './MeterContext';
