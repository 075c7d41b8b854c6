import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/components/Button';
import { AlertDialog, ConfirmDialog } from '@/components/Dialog';
import { ErrorSummary } from '@/forms/ErrorSummary';
import { paths } from '@/lib/paths';
import { dropDraft, isBegun } from './ask-draft';
import { AskFields } from './AskFields';
import { useAskForm } from './use-ask-form';

export function AskForm() {
  const { form, field, summary, busy, values, restored, savedLocally } = useAskForm();
  const [confirmingCancel, setConfirmingCancel] = useState(false);
  const navigate = useNavigate();
  const leave = () => {
    dropDraft();
    void navigate(paths.questions);
  };
  return (
    <>
      <form className="stack card" {...form}>
        <ErrorSummary {...summary} />
        {restored && <p className="soft small">쓰던 질문을 불러왔어요.</p>}
        <AskFields field={field} values={values} />
        <div className="row">
          <Button type="submit" look="primary" busy={busy && '등록 중...'}>
            등록하기
          </Button>
          <Button onClick={() => (isBegun(values) ? setConfirmingCancel(true) : leave())}>취소</Button>
        </div>
      </form>
      <p className="soft small footnote">서비스에 대한 제안도 환영합니다.</p>
      {confirmingCancel && (
        <ConfirmDialog
          message="작성 중인 내용이 있습니다. 정말 취소하시겠습니까?"
          confirmLabel="네, 취소할게요"
          onConfirm={leave}
          onClose={() => setConfirmingCancel(false)}
        />
      )}
      {savedLocally && (
        <AlertDialog
          message="서버에 연결할 수 없어 질문을 이 브라우저에 저장했습니다."
          onClose={() => void navigate(paths.questions)}
        />
      )}
    </>
  );
}
