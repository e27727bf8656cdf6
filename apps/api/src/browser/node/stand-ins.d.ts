/** The buffer of the browser, which vite finds (browser.vite.config.ts); its types are Node's. */
declare module '#node-stand-in/buffer' {
  export * from 'node:buffer';
}

/** The address of a file that is laid beside the worker's script. */
declare module '*?url&no-inline' {
  const address: string;
  export default address;
}
