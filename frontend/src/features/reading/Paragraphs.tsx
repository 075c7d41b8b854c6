import { splitLines } from '@/lib/split-lines';

export function Paragraphs({ text }: { text: string }) {
  return splitLines(text).map((line, place) => <p key={place}>{line}</p>);
}
