export { AutonomousMarketing } from './AutonomousMarketing';
