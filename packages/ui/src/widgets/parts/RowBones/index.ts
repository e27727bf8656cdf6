export { RowBones } from './RowBones';
