declare module 'virtual:drawings' {
  /** Where the drawings are, each under the id of its symbol. */
  export const file: string;
  export const ids: readonly string[];
}
