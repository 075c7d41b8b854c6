import { endLogin } from '@/api/end-login';
import { useApiDispatch } from '@/api/use-api-dispatch';
import { dropDraft as dropDreamDraft } from '@/features/interpretation/form/draft';
import { dropDraft as dropQuestionDraft } from '@/features/qna/ask/ask-draft';
import { paths } from '@/lib/paths';
import { leave } from './use-auth';

/** Ends the stay and reloads the home page, so that nothing of the person is left, neither in memory nor half written. */
export function useLogout(): () => void {
  const dispatch = useApiDispatch();
  return () => {
    endLogin();
    leave(dispatch);
    dropDreamDraft();
    dropQuestionDraft();
    location.assign(paths.home);
  };
}
