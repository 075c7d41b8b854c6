import { careWords } from '@kkumpuri/contract';
import { HelpLines } from '@/components/HelpLines';

/** Shown with the reading of a distressing dream. */
export function WarmWord() {
  return (
    <aside className="column notice" aria-label="도움이 필요할 때">
      <p>{careWords.gentle}</p>
      <HelpLines />
    </aside>
  );
}
