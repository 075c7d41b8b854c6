import { useApiDispatch } from '@/api/use-api-dispatch';
import { paths } from '@/lib/paths';
import { leave } from './use-auth';

/** Ends the stay and reloads the home page, so that nothing of the person is left in memory either. */
export function useLogout(): () => void {
  const dispatch = useApiDispatch();
  return () => {
    leave(dispatch);
    location.assign(paths.home);
  };
}
