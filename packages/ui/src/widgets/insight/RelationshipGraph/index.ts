export { RelationshipGraph, type RelationshipGraphProps } from './RelationshipGraph';
