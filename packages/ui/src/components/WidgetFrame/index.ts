export { useDeferredArrival } from './useDeferredArrival';
export { WidgetFrame, type WidgetFrameProps } from './WidgetFrame';
export type { Problem, WidgetState } from './widgetState';
