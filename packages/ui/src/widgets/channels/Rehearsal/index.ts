export { Rehearsal, type RehearsalProps } from './Rehearsal';
