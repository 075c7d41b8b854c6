import type { Reader } from '@kkumpuri/contract';
import { useUser } from '@/features/auth/use-auth';
import { reader } from '@/lib/site/reader';

/** Returns what reads the dreams of the current user: members can opt out of AI models. */
export function useReader(): Reader {
  const user = useUser();
  return user?.use_ai === false ? 'lexicon' : reader();
}
