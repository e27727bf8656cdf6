/** The browser's Buffer polyfill, which Vite resolves (browser.vite.config.ts); its types are Node's. */
declare module '#node-stand-in/buffer' {
  export * from 'node:buffer';
}

/** The URL of a file emitted beside the worker script. */
declare module '*?url&no-inline' {
  const address: string;
  export default address;
}
