import { endLogin } from '@/api/end-login';
import { useApiDispatch } from '@/api/use-api-dispatch';
import { dropDraft as dropDreamDraft } from '@/features/interpretation/draft';
import { dropDraft as dropQuestionDraft } from '@/features/qna/ask-draft';
import { sendRemoval } from '@/features/removal/remove';
import { paths } from '@/lib/paths';
import { leave } from './use-auth';

/** Ends the stay and reloads the home page, so that nothing of the person is left, neither in memory nor half written. */
export function useLogout(): () => void {
  const dispatch = useApiDispatch();
  const logout = async () => {
    // With the access token that is about to be dropped.
    await dispatch(sendRemoval());
    endLogin();
    leave(dispatch);
    dropDreamDraft();
    dropQuestionDraft();
    location.assign(paths.home);
  };
  return () => void logout();
}
