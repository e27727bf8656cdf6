export { useProblemWords } from './useProblemWords';
