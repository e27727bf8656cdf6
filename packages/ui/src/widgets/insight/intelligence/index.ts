export { CountButton } from './CountButton';
export { CountFigure, CountFigures } from './CountFigure';
export { Fact, Facts } from './Facts';
export { FitLine } from './FitLine';
export { NotEnough } from './NotEnough';
export { ShareBar } from './ShareBar';
export { useFigures, useRows } from './useFigures';
export { useFocusFallback } from './useFocusFallback';
export { usePolling } from './usePolling';
