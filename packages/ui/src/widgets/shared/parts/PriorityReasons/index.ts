export { AnswerReasons, type AnswerReasonsProps, useAnswerReasons } from './AnswerReasons';
export { PriorityReasons, type PriorityReasonsProps } from './PriorityReasons';
