export { Kbd, type KbdProps } from './Kbd';
export { PlatformContext } from './platform';
