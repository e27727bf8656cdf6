export { DeadLetters, type DeadLettersProps } from './DeadLetters';
