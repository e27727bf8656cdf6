export { MorningBrief, type MorningBriefProps } from './MorningBrief';
