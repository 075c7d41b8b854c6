import { endLogin } from '@/api/end-login';
import { useApiDispatch } from '@/api/use-api-dispatch';
import { dropDraft as dropDreamDraft } from '@/features/interpretation/form/draft';
import { dropDraft as dropQuestionDraft } from '@/features/qna/ask/ask-draft';
import { paths } from '@/lib/paths';
import { leave } from './use-auth';

/** Signs out and reloads the home page, so that neither memory nor drafts keep data of the user. */
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
