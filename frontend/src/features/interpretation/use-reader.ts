import type { Reader } from '@kkumpuri/contract';
import { useUser } from '@/features/auth/use-auth';
import { reader } from '@/lib/reader';

/** Who reads the dreams of this person: members may keep theirs from models. */
export function useReader(): Reader {
  const user = useUser();
  return user?.use_ai === false ? 'lexicon' : reader();
}
