export { AwayContext } from './AwayContext';
export { ErrorState, type ErrorStateProps } from './ErrorState';
