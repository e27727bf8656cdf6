export { Guardrails, type GuardrailsProps } from './Guardrails';
