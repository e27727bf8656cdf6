export { Frame, long, Row, Specimen } from './Specimen';
