import { errorMessages, type Post } from '@kkumpuri/contract';
import { useState } from 'react';
import { asApiError, isStatus } from '@/api/errors';
import { useUser } from '@/features/auth/use-auth';
import { useToggleLikeMutation } from './like-api';

/** The toggle and what it has to say; a second press while the first is on its way does nothing. */
export function useLike(post: Post) {
  const user = useUser();
  const [toggle, { isLoading }] = useToggleLikeMutation();
  const [message, setMessage] = useState('');
  const press = async () => {
    if (isLoading) return;
    if (!user) return setMessage(errorMessages.likeNeedsLogin);
    const { error } = await toggle(post);
    // A session that is over sends to the login page, which says so.
    if (error && !isStatus(asApiError(error), 401)) setMessage(errorMessages.likeFailed);
  };
  return { press, message, dismiss: () => setMessage('') };
}
