import { splitLines } from '@/lib/split-lines';
import { Words } from './Words';

export function Paragraphs({ text }: { text: string }) {
  return splitLines(text).map((line, place) => (
    <p key={place}>
      <Words text={line} />
    </p>
  ));
}
