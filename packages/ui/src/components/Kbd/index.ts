export { Kbd, type KbdProps } from './Kbd';
export type { Platform } from './keys';
export { PlatformContext, usePlatform } from './platform';
