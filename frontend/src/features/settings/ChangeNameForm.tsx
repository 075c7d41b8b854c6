import { limits, noticeMessages, type User } from '@kkumpuri/contract';
import { useState } from 'react';
import { useApiDispatch } from '@/api/use-api-dispatch';
import { Button } from '@/components/Button';
import { signedIn } from '@/features/auth/auth-slice';
import { ErrorSummary } from '@/forms/ErrorSummary';
import { passwordErrorWords } from '@/forms/form-errors';
import { TextField } from '@/forms/TextField';
import { useServiceForm } from '@/forms/use-service-form';
import { useFocusOn } from '@/lib/hooks/use-focus-on';
import { useChangeAccountMutation } from './account-api';

export default function ChangeNameForm({ user }: { user: User }) {
  const dispatch = useApiDispatch();
  const [change] = useChangeAccountMutation();
  const [done, setDone] = useState<string>();
  const notice = useFocusOn<HTMLParagraphElement>(done);
  const { form, field, summary, busy } = useServiceForm<{ username: string }>({
    loadSchema: async () => (await import('@/forms/form-schemas')).changeAccountFormSchema,
    initial: { username: user.username },
    labels: { username: '새 사용자 이름' },
    failureWords: passwordErrorWords,
    send: async (values) => {
      setDone(undefined);
      const { username } = await change(values).unwrap();
      dispatch(signedIn({ user: { ...user, username } }));
      setDone(noticeMessages.usernameChanged);
    },
  });
  return (
    <form className="stack card" {...form}>
      <ErrorSummary {...summary} />
      <TextField
        {...field('username')}
        autoComplete="nickname"
        hint="2자 이상 20자 이하. 공유한 꿈의 글쓴이 이름도 함께 바뀌어요."
        maxCharacters={limits.username.max}
      />
      <Button type="submit" look="primary" busy={busy && '바꾸는 중...'}>
        이름 바꾸기
      </Button>
      <p role="status" ref={notice} tabIndex={-1} className={done && 'notice'}>
        {done}
      </p>
    </form>
  );
}
