export { Changes } from './Changes';
export { ComponentIntro, ComponentReference, componentDocs } from './component';
export { DocsPage } from './DocsPage';
export { Gallery } from './Gallery';
export { ThemedContainer } from './ThemedContainer';
export { globalsOfDocsPage } from './toolbarGlobals';
