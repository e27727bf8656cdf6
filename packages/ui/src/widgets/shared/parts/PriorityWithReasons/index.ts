export { PriorityWithReasons, type PriorityWithReasonsProps } from './PriorityWithReasons';
