export { HubModules, type HubModulesProps } from './HubModules';
