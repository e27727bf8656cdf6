export { faultOf } from './faultOf';
export { QueryBox, type QueryBoxProps } from './QueryBox';
export type { QueryProblem } from './QueryFault';
