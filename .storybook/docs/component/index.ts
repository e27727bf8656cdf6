export { ComponentIntro } from './ComponentIntro';
export { ComponentReference } from './ComponentReference';
export { componentDocs } from './componentDocs';
