/** The one function of twitter-text that is used: the types of the whole package name none of its files. */
declare module 'twitter-text/dist/parseTweet.js' {
  function parseTweet(text: string): { readonly weightedLength: number };
  export default parseTweet;
}
