export { expectToFit } from './expectToFit';
export { Frame, long, Row, Specimen } from './Specimen';
