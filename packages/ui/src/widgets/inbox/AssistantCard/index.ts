export { AssistantCard, type AssistantCardProps } from './AssistantCard';
