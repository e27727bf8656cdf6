export { Composer, type ComposerProps } from './Composer';
export { focusComposer } from './focus';
