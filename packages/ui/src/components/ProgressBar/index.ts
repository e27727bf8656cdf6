export { ProgressBar, type ProgressBarProps } from './ProgressBar';
export { ProgressBarContext } from './ProgressBarContext';
