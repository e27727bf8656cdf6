export { ComponentIntro } from './ComponentIntro';
export { ComponentReference } from './ComponentReference';
export { ComponentStatus } from './ComponentStatus';
export { componentDocs } from './componentDocs';
