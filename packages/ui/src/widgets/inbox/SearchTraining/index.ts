export { SearchTraining, type SearchTrainingProps } from './SearchTraining';
