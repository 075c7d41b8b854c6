import type { Reader } from '@kkumpuri/contract';
import { useUser } from '@/features/auth/use-auth';
import { reader } from '@/lib/reader';

/** What reads this person's dreams: members may refuse models. */
export function useReader(): Reader {
  const user = useUser();
  return user?.use_ai === false ? 'lexicon' : reader();
}
