export * from './brief-charts.js';
export * from './look.js';
export * from './post-performance.js';
export { longDay } from './scale.js';
export { escapeXml } from './svg.js';
