import { errorMessages, type Interpretation } from '@kkumpuri/contract';
import { nanoid } from '@reduxjs/toolkit';
import { asApiError, isStatus } from '@/api/errors';
import { dropDreams } from '@/api/kept-answers';
import type { ApiDispatch } from '@/api/use-api-dispatch';
import {
  forgetLocalRecord,
  forgetLocalRecords,
  keepLocalRecord,
  localRecords,
} from '@/features/interpretation/local-records';
import { remove, undo } from './removal-api';
import { ended, failed, type Removal, requested, type UndoableRemoval, undone } from './removal-slice';

/** What an undo needs: the service's id, once it has answered, and what this browser kept. */
interface Held {
  onServer: Promise<string | null>;
  records: Interpretation[];
}

const held = new Map<string, Held>();

/** Hidden at once and removed by the service itself, whatever becomes of this page. A failure brings it back. */
export const requestRemoval = (removal: Removal) => async (dispatch: ApiDispatch) => {
  const key = nanoid();
  dispatch(requested({ key, removal }));
  void dropDreams();
  const onServer = callServer(dispatch, removal);
  held.set(key, { onServer, records: takeLocalRecords(removal) });
  try {
    await onServer;
    // A request that was under way may have kept it once more.
    void dropDreams();
  } catch (thrown) {
    putBack(key);
    const error = asApiError(thrown);
    const message = removal.kind === 'share' ? errorMessages.unshareFailed : errorMessages.dreamDeleteFailed;
    dispatch(failed({ key, message: error.kind === 'network' ? error.message : message }));
  }
};

export const undoRemoval =
  ({ key, removal }: UndoableRemoval) =>
  async (dispatch: ApiDispatch) => {
    const id = await held.get(key)?.onServer.catch(() => null);
    try {
      if (id) await dispatch(undo.initiate(id)).unwrap();
      putBack(key);
      dispatch(undone(key));
    } catch {
      dispatch(ended({ key, removal }));
      dispatch(failed({ key, message: errorMessages.undoFailed }));
    }
  };

/** The time to undo it is over. */
export const endRemoval = (undoable: UndoableRemoval) => (dispatch: ApiDispatch) => {
  held.delete(undoable.key);
  dispatch(ended(undoable));
};

/** Null for what the service does not have, or not any more. */
async function callServer(dispatch: ApiDispatch, removal: Removal): Promise<string | null> {
  if (removal.kind === 'dream' && !removal.onServer) return null;
  try {
    const wanted = removal.kind === 'all' ? { kind: removal.kind } : { kind: removal.kind, id: removal.id };
    return await dispatch(remove.initiate(wanted)).unwrap();
  } catch (thrown) {
    if (isStatus(asApiError(thrown), 404)) return null;
    throw thrown;
  }
}

function takeLocalRecords(removal: Removal): Interpretation[] {
  if (removal.kind === 'share') return [];
  const records = localRecords().filter(({ id }) => removal.kind === 'all' || removal.id === id);
  if (removal.kind === 'all') forgetLocalRecords();
  else forgetLocalRecord(removal.id);
  return records;
}

function putBack(key: string): void {
  for (const record of held.get(key)?.records.reverse() ?? []) keepLocalRecord(record);
  held.delete(key);
}
