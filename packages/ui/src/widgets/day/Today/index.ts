export { Today, type TodayProps } from './Today';
