import { Button } from '@/components/Button';
import { useApiDispatch } from '@/api/use-api-dispatch';
import { useStopWritingMutation } from '../dreams-api';
import { eventReceived } from './live-slice';
import { useReader } from '../form/use-reader';

const FAILED = '멈추지 못했어요. 잠시 후 다시 눌러 주세요.';

/** Stops the model. The reading of the dictionary replaces its text at once. */
export function StopWriting({ id }: { id: string }) {
  const dispatch = useApiDispatch();
  const reads = useReader();
  const [stop, { isLoading, isError }] = useStopWritingMutation();
  if (reads !== 'model') return null;
  const press = async () => {
    const { data } = await stop(id);
    if (data) dispatch(eventReceived({ id, message: { event: 'done', data: data.interpretation } }));
  };
  return (
    <div className="stop-writing no-print">
      <Button busy={isLoading && '멈추는 중...'} onClick={() => void press()}>
        그만 쓰기
      </Button>
      <p className="soft small" role="status">
        {isError ? FAILED : '여기까지 쓴 글은 버리고, 해몽 사전이 바로 읽어 드려요.'}
      </p>
    </div>
  );
}
