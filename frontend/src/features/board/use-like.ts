import { errorMessages, type Post } from '@kkumpuri/contract';
import { useState } from 'react';
import { asApiError, isStatus } from '@/api/errors';
import { useUser } from '@/features/auth/use-auth';
import { useToggleLikeMutation } from './like-api';

/** Toggles the like and returns the message to show. Ignores presses while a request is running. */
export function useLike(post: Post) {
  const user = useUser();
  const [toggle, { isLoading }] = useToggleLikeMutation();
  const [message, setMessage] = useState('');
  const press = async () => {
    if (isLoading) return;
    if (!user) return setMessage(errorMessages.likeNeedsLogin);
    const { error } = await toggle(post);
    // After a 401 the app redirects to the login page, so show no message here.
    if (error && !isStatus(asApiError(error), 401)) setMessage(errorMessages.likeFailed);
  };
  return { press, message, dismiss: () => setMessage('') };
}
