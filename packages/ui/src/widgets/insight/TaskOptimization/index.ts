export { TaskOptimization, type TaskOptimizationProps } from './TaskOptimization';
