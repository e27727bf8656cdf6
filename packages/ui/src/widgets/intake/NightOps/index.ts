export { NightOps, type NightOpsProps } from './NightOps';
