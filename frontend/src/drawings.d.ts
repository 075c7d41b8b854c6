declare module 'virtual:drawings' {
  /** URL of the sprite that contains each drawing under the id of its symbol. */
  export const file: string;
  export const ids: readonly string[];
}
