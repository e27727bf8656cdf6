export { AnswerReasons, type AnswerReasonsProps } from './AnswerReasons';
export { PriorityReasons, type PriorityReasonsProps } from './PriorityReasons';
