export { NewsSources, type NewsSourcesProps } from './NewsSources';
