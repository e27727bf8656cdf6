export { FirstSteps, type FirstStepsProps } from './FirstSteps';
export { Introduction, type IntroductionProps } from './Introduction';
