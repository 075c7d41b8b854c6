/** A dream, the ids of the symbols a reader would mark in it and, where telling, the situation they are in. */
export interface LabelledDream {
  dream: string;
  symbols: readonly string[];
  situations?: Readonly<Record<string, string>>;
}
