export { PriorityReasons, type PriorityReasonsProps } from './PriorityReasons';
