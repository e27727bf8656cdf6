export { expectToFit } from './expectToFit';
export { Frame, long, Row, Specimen, scripts } from './Specimen';
