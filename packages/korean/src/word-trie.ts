/** Prefix tree of words with values. Finds all words that begin at a position of a text. */
export class WordTrie<Value> {
  private readonly root: TrieNode<Value> = { next: new Map(), values: [] };

  add(word: string, value: Value): void {
    let node = this.root;
    for (const character of word) {
      let next = node.next.get(character);
      if (!next) {
        next = { next: new Map(), values: [] };
        node.next.set(character, next);
      }
      node = next;
    }
    node.values.push(value);
  }

  /** Returns every word that begins at `start`, shortest first. */
  at(text: string, start: number): TrieHit<Value>[] {
    const hits: TrieHit<Value>[] = [];
    let node: TrieNode<Value> | undefined = this.root;
    for (let index = start; index < text.length; index += 1) {
      node = node.next.get(text.charAt(index));
      if (!node) break;
      for (const value of node.values) hits.push({ value, end: index + 1 });
    }
    return hits;
  }
}

interface TrieNode<Value> {
  next: Map<string, TrieNode<Value>>;
  values: Value[];
}

export interface TrieHit<Value> {
  value: Value;
  end: number;
}
