import { errorMessages, type Interpretation } from '@kkumpuri/contract';
import { nanoid } from '@reduxjs/toolkit';
import { asApiError, isStatus } from '@/api/errors';
import { dropCachedDreams } from '@/api/response-cache';
import type { ApiDispatch } from '@/api/use-api-dispatch';
import {
  forgetLocalRecord,
  forgetLocalRecords,
  keepLocalRecord,
  localRecords,
} from '@/features/interpretation/local-records';
import { remove, undo } from './removal-api';
import { ended, failed, type Removal, requested, type UndoableRemoval, undone } from './removal-slice';

/** Data for an undo: the removal id of the service and the records of this browser. */
interface UndoData {
  onServer: Promise<string | null>;
  records: Interpretation[];
}

const undoData = new Map<string, UndoData>();

/** Hides the item at once and sends the removal, which outlives this page. A failure restores the item. */
export const requestRemoval = (removal: Removal) => async (dispatch: ApiDispatch) => {
  const key = nanoid();
  dispatch(requested({ key, removal }));
  void dropCachedDreams();
  const onServer = callServer(dispatch, removal);
  undoData.set(key, { onServer, records: takeLocalRecords(removal) });
  try {
    await onServer;
    // A request running meanwhile may have cached the dream again.
    void dropCachedDreams();
  } catch (thrown) {
    restoreLocalRecords(key);
    const error = asApiError(thrown);
    const message = removal.kind === 'share' ? errorMessages.unshareFailed : errorMessages.dreamDeleteFailed;
    dispatch(failed({ key, message: error.kind === 'network' ? error.message : message }));
  }
};

export const undoRemoval =
  ({ key, removal }: UndoableRemoval) =>
  async (dispatch: ApiDispatch) => {
    const id = await undoData.get(key)?.onServer.catch(() => null);
    try {
      if (id) await dispatch(undo.initiate(id)).unwrap();
      restoreLocalRecords(key);
      dispatch(undone({ key, removal }));
    } catch {
      dispatch(ended({ key, removal }));
      dispatch(failed({ key, message: errorMessages.undoFailed }));
    }
  };

/** Called when the time for undo is over. */
export const endRemoval = (undoable: UndoableRemoval) => (dispatch: ApiDispatch) => {
  undoData.delete(undoable.key);
  dispatch(ended(undoable));
};

/** Returns null if the service does not have the item (any more). */
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

function restoreLocalRecords(key: string): void {
  for (const record of undoData.get(key)?.records.reverse() ?? []) keepLocalRecord(record);
  undoData.delete(key);
}
