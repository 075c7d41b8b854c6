import { errorMessages, noticeMessages, type User } from '@kkumpuri/contract';
import { useState } from 'react';
import { useApiDispatch } from '@/api/use-api-dispatch';
import { signedIn } from '@/features/auth/auth-slice';
import { useChangeAccountMutation } from './account-api';

/** Controls whether a model reads this member's dreams. Takes effect with the next dream. */
export default function AiSwitch({ user }: { user: User }) {
  const dispatch = useApiDispatch();
  const [change, { isLoading }] = useChangeAccountMutation();
  const [status, setStatus] = useState('');
  const choose = async (useAi: boolean) => {
    const { data } = await change({ useAi });
    if (data) dispatch(signedIn({ user: { ...user, use_ai: data.use_ai } }));
    setStatus(
      data ? (useAi ? noticeMessages.aiOn : noticeMessages.aiOff) : errorMessages.accountChangeFailed,
    );
  };
  return (
    <div className="field">
      <label className="check">
        <input
          type="checkbox"
          checked={user.use_ai === false}
          disabled={isLoading}
          onChange={({ target }) => void choose(!target.checked)}
        />
        <span>내 꿈은 AI에 보내지 않기</span>
      </label>
      <p className="soft small">고르면 해몽 사전이 대신 읽고, 꿈은 다른 회사로 나가지 않아요.</p>
      <p role="status" className="small">
        {status}
      </p>
    </div>
  );
}
