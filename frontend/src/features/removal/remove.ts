import { errorMessages } from '@kkumpuri/contract';
import { asApiError, isStatus } from '@/api/errors';
import type { ApiDispatch } from '@/api/use-api-dispatch';
import { forgetLocalRecord, forgetLocalRecords } from '@/features/interpretation/local-records';
import { remove } from './removal-api';
import { ended, failed, type Removal, requested, sent, type WithRemoval } from './removal-slice';

type GetState = () => WithRemoval;

/** Hides it at once and leaves time to undo. An earlier removal is sent: only the last one can be undone. */
export const requestRemoval = (removal: Removal) => (dispatch: ApiDispatch) => {
  void dispatch(sendRemoval());
  dispatch(requested(removal));
};

/** Sends what can still be undone. A failure brings it back into the lists and says so. */
export const sendRemoval = () => async (dispatch: ApiDispatch, getState: GetState) => {
  const removal = getState().removal.undoable;
  if (!removal) return;
  dispatch(sent(removal));
  try {
    await callServer(dispatch, removal);
    forgetLocally(removal);
    dispatch(ended(removal));
  } catch (thrown) {
    const error = asApiError(thrown);
    const message = removal.kind === 'share' ? errorMessages.unshareFailed : errorMessages.dreamDeleteFailed;
    dispatch(failed({ removal, message: error.kind === 'network' ? error.message : message }));
  }
};

/** What the server does not have any more is removed as well. */
async function callServer(dispatch: ApiDispatch, removal: Removal): Promise<void> {
  if (removal.kind === 'dream' && !removal.onServer) return;
  try {
    await dispatch(remove.initiate(removal)).unwrap();
  } catch (thrown) {
    if (!isStatus(asApiError(thrown), 404)) throw thrown;
  }
}

function forgetLocally(removal: Removal): void {
  if (removal.kind === 'dream') forgetLocalRecord(removal.id);
  if (removal.kind === 'all') forgetLocalRecords();
}
