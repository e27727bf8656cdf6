export { requestIdOf } from './requestIdOf';
export { type DescribeProblem, useProblem } from './useProblem';
export { useProblemWords } from './useProblemWords';
