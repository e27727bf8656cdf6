export { Switch, type SwitchProps } from './Switch';
export { SwitchContext } from './SwitchContext';
